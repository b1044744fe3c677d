// Who to be, where to go, and what is new. The server says what is; this only draws it and asks for changes.

const $ = (id) => document.getElementById(id);
const frame = $("frame");
const veil = $("veil");
const TOAST_SECONDS = 8;

let state = null;
let framePort = null;
let shown = null;
let drawnPlace = null;

// --- asking ---------------------------------------------------------------------------------------------------------

async function ask(path, body = {}) {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) toast("error", await answer.text());
  } catch {
    toast("error", "The playground does not answer. Start it again with “make play”.");
  }
}

function go(person, place) {
  const box = $("stage").getBoundingClientRect();
  veil.hidden = false;
  return ask("/show", {
    person,
    place,
    width: clamp(box.width, 240, 4000),
    height: clamp(box.height, 180, 4000),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
  });
}

const clamp = (value, least, most) => Math.round(Math.min(most, Math.max(least, value)));

// Somebody else goes to the same place, or to their own direct messages.
function become(person) {
  const here = placesOf(state.person).find((place) => place.key === state.place);
  const there = placesOf(person).find((place) => (here?.kind === "dm" ? place.kind === "dm" : place.key === state.place));
  return go(person, there?.key ?? "");
}

const placesOf = (key) => state.people.find((person) => person.key === key)?.places ?? [];

// --- drawing --------------------------------------------------------------------------------------------------------

function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

function icon(name) {
  return $("icons").content.querySelector(`[data-icon="${name}"]`).cloneNode(true);
}

function badge(news, owner) {
  if (news.pings) return labelled(make("span", "badge pings", String(Math.min(news.pings, 99))), `${news.pings} for ${owner}`);
  if (news.fresh) return labelled(make("span", "badge fresh"), "new messages");
  if (news.changed) return labelled(make("span", "badge changed"), "changed since last seen");
  return make("span", "badge none");
}

function labelled(element, text) {
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", text);
  element.title = text;
  return element;
}

function personRow(person, index) {
  const elsewhere = person.places.filter((place) => !(person.key === state.person && place.key === state.place));
  const news = {
    pings: elsewhere.reduce((sum, place) => sum + place.pings, 0),
    fresh: elsewhere.some((place) => place.fresh),
    changed: elsewhere.some((place) => place.changed),
  };
  const face = make("img");
  face.src = `/faces/${person.key}.png`;
  face.alt = "";
  const button = make("button", "person", make("span", "face", face, badge(news, person.name)), make("span", "name", person.name));
  button.type = "button";
  button.dataset.key = `person-${person.key}`;
  button.dataset.person = person.name;
  button.title = `Be ${person.name} (Alt+${index + 1})`;
  if (person.key === state.person) button.setAttribute("aria-current", "true");
  button.addEventListener("click", () => become(person.key));
  return make("li", "", button);
}

function placeRow(place) {
  const name = place.kind === "dm" ? state.bot : place.name;
  const mark = place.kind === "thread" && place.archived ? "archived" : place.kind;
  const button = make("button", `place ${place.kind}`, icon(mark), make("span", "name", name), badge(place, "you"));
  button.type = "button";
  button.dataset.key = `place-${place.key}`;
  button.dataset.place = name;
  button.title = name;
  button.classList.toggle("news", place.fresh);
  button.classList.toggle("old", place.archived);
  if (place.key === state.place) button.setAttribute("aria-current", "page");
  button.addEventListener("click", () => go(state.person, place.key));
  return make("li", "", button);
}

function section(title, places, className) {
  if (!places.length) return [];
  const list = make("ul", className, ...places.map(placeRow));
  list.setAttribute("aria-label", title);
  return [make("h2", "", title), list];
}

function draw() {
  const focused = document.activeElement?.dataset?.key;
  const me = state.people.find((person) => person.key === state.person);
  const kinds = (kind, archived = false) => me.places.filter((place) => place.kind === kind && place.archived === archived);
  $("server").textContent = state.bot;
  $("whoami").textContent = me.name;
  $("people").replaceChildren(...state.people.map(personRow));
  $("places").replaceChildren(
    ...section("Channel", kinds("channel"), "channels"),
    ...section("Threads", kinds("thread"), "threads"),
    ...section("Direct messages", kinds("dm"), "dms"),
    ...section("Archived threads", kinds("thread", true), "threads"),
  );
  const waiting = state.people.some((person) => person.places.some((place) => place.pings));
  document.title = `${waiting ? "● " : ""}${me.name} · Guildhall playground`;
  if (drawnPlace !== state.place) document.querySelector(".place[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  drawnPlace = state.place;
  if (focused) document.querySelector(`[data-key="${focused}"]`)?.focus();
}

function showFrame() {
  if (!state.frame || state.frame === shown || framePort === null) return;
  shown = state.frame;
  veil.hidden = false;
  // Replacing the entry keeps “back” from walking through every place that was looked at.
  const address = `${location.protocol}//${location.hostname}:${framePort}/${state.frame}`;
  frame.contentWindow.location.replace(address);
}

function tick() {
  if (!state) return;
  const now = new Date(Date.now() + state.apart * 1000);
  $("time").textContent = now.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  $("date").textContent = now.toLocaleDateString([], { weekday: "short", day: "numeric", month: "short", year: "numeric" });
}

function toast(kind, text) {
  const same = [...$("toasts").children].find((old) => old.dataset.text === text);
  same?.remove();
  const close = make("button", "", "×");
  close.type = "button";
  close.setAttribute("aria-label", "Dismiss");
  const element = make("div", `toast ${kind}`, make("span", "", text), close);
  element.dataset.text = text;
  close.addEventListener("click", () => element.remove());
  $("toasts").append(element);
  setTimeout(() => element.remove(), TOAST_SECONDS * 1000);
}

// --- listening ------------------------------------------------------------------------------------------------------

function listen() {
  const events = new EventSource("/events");
  events.addEventListener("state", (event) => {
    state = JSON.parse(event.data);
    document.body.classList.remove("lost");
    $("over").hidden = state.frame !== null;
    draw();
    showFrame();
    tick();
  });
  events.addEventListener("drawing", (event) => {
    $("drawing").hidden = !JSON.parse(event.data);
  });
  events.addEventListener("toast", (event) => {
    const { kind, text } = JSON.parse(event.data);
    toast(kind, text);
  });
  events.addEventListener("error", () => document.body.classList.add("lost"));
}

window.addEventListener("message", (event) => {
  if (event.source !== frame.contentWindow || !state) return;
  const { drawn, open, person } = event.data ?? {};
  if (drawn) veil.hidden = true;
  if (open) follow(String(open));
  if (person) bePerson(person);
});

// A link or a mention: the id of a place, or its name behind a “#”.
function follow(link) {
  const place = placesOf(state.person).find(({ key, name }) => link === key || link === `#${name}`);
  if (place) void go(state.person, place.key);
  else toast("warning", "That place is not in this playground.");
}

function bePerson(number) {
  const person = state?.people[number - 1];
  if (person && person.key !== state.person) void become(person.key);
}

document.addEventListener("keydown", (event) => {
  if (event.altKey && /^Digit[1-9]$/.test(event.code)) {
    event.preventDefault();
    bePerson(Number(event.code.slice(5)));
  }
});
document.querySelectorAll("[data-skip]").forEach((button) => {
  button.addEventListener("click", () => ask("/skip", { seconds: Number(button.dataset.skip) }));
});
$("restart").addEventListener("click", () => ask("/restart"));
$("tip").open = localStorage.getItem("tip") !== "closed";
$("tip").addEventListener("toggle", () => localStorage.setItem("tip", $("tip").open ? "open" : "closed"));

framePort = (await (await fetch("/frame-port")).json()).port;
listen();
setInterval(tick, 1000);
