// Runs inside simcord's preview: tells our page what to open, and keeps what one has just caused in sight.

const OWN_DOING_MS = 6000;
const NEAR_THE_END = 240;
const REFUSED = "Wait for the current action to finish before applying.";

const tell = (message) => window.parent.postMessage(message, "*");
const app = document.getElementById("preview-app");
const channel = document.getElementById("channel-layout");
const timeline = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
let lastDeed = -Infinity;
let lastChoice = null;
let browsing = false;

// Links to channels and messages on Discord, and mentions of channels, are places here.
document.addEventListener("click", (event) => {
  lastDeed = performance.now();
  const link = event.target.closest?.("a[href^='https://discord.com/channels/']");
  const thread = event.target.closest?.(".thread-summary")?.closest("[data-message-id]")?.dataset.messageId;
  const mention = event.target.closest?.(".mention")?.textContent;
  const place = link ? link.pathname.split("/")[3] : thread ?? (mention?.startsWith("#") ? mention : null);
  if (!place) return;
  event.preventDefault();
  tell({ open: place });
}, true);

// Replies that only one person sees can be put away, for as long as this playground and this tab are open.
const DISMISSED = `dismissed ${location.search.split("-")[0]}`;
const putAway = document.head.appendChild(document.createElement("style"));
const dismissed = new Set(JSON.parse(sessionStorage.getItem(DISMISSED) ?? "[]"));
function dismiss(...ids) {
  ids.forEach((id) => dismissed.add(id));
  sessionStorage.setItem(DISMISSED, JSON.stringify([...dismissed]));
  putAway.textContent = [...dismissed].map((id) => `[data-message-id="${id}"] { display: none !important; }`).join("\n");
}
dismiss();
list.addEventListener("click", (event) => {
  if (event.target.matches(".message-ephemeral-note")) dismiss(event.target.closest("[data-message-id]").dataset.messageId);
});

// Enter runs a command whose needs are met: the preview would rather add an option that nobody asked for, or choose
// the suggestion again that was just chosen.
function enter(field) {
  lastDeed = performance.now();
  const offered = document.querySelector(".command-popup:not([hidden]) [role='option'][aria-selected='true']");
  const choice = offered && field.dataset?.option && `${field.dataset.option}: ${offered.textContent}`;
  const unasked = offered && field.matches?.(".command-chip") && !browsing;
  if (unasked || (choice && choice === lastChoice)) {
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  }
  lastChoice = choice;
}
document.addEventListener("input", () => { lastChoice = null; }, true);

document.addEventListener("keydown", (event) => {
  if (!event.isTrusted) return;
  if (event.key === "Enter") enter(event.target);
  browsing = event.key.startsWith("Arrow");
  if (event.altKey && /^Digit[1-9]$/.test(event.code)) {
    event.preventDefault();
    tell({ person: Number(event.code.slice(5)) });
  }
}, true);

// What is chosen while the last press is at work is refused, and stays marked: when that is done, it is chosen again.
const openMenu = () => list.querySelector(".preview-select.is-open");
function insist() {
  const menu = openMenu();
  if (menu?.querySelector(".select-guidance").textContent !== REFUSED) return;
  const { pendingAction, awaitingRevision, transport } = window.simcordPreview;
  if (pendingAction || awaitingRevision !== null || transport.uncertainRequestId) return;
  const again = menu.dataset.maximum === "1" ? ".select-option.is-selected" : ".select-trigger";
  menu.querySelector(again)?.click();
}
new MutationObserver(insist).observe(document.getElementById("action-status"), { childList: true });

// Discord opens a place at its end, jumps to the reply that one's own press has caused, and follows whoever reads there.
function follow(changes) {
  const added = changes.flatMap((change) => [...change.addedNodes]).find((node) => node === list.lastElementChild);
  if (!added) return;
  const left = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight - added.offsetHeight;
  if (left < NEAR_THE_END || performance.now() - lastDeed < OWN_DOING_MS) stayAtEnd();
}

// Pictures arrive a little later than their message, and the preview has its own idea of where to look until then.
function stayAtEnd() {
  const toEnd = () => { if (!openMenu()) timeline.scrollTop = timeline.scrollHeight; };
  const growth = new ResizeObserver(toEnd);
  const stop = () => growth.disconnect();
  growth.observe(list);
  whenSettled.push(() => requestAnimationFrame(() => {
    toEnd();
    stop();
  }));
  timeline.addEventListener("wheel", stop, { once: true, passive: true });
}

// Every picture is taken out and put in again whenever anything is drawn. Its room is kept, so that nothing jumps.
function keepRoom() {
  for (const message of list.querySelectorAll("[data-message-id]")) {
    message.style.minHeight = "";
    message.style.removeProperty("--pictures");
    const pictures = message.querySelector(":scope > .message-attachments, .component-gallery");
    if (pictures) message.style.setProperty("--pictures", `${pictures.offsetHeight}px`);
    message.style.minHeight = `${message.offsetHeight}px`;
  }
}

const whenSettled = [];
new MutationObserver(() => {
  if (app.getAttribute("aria-busy") === "true") return;
  keepRoom();
  whenSettled.splice(0).forEach((act) => act());
}).observe(app, { attributes: true, attributeFilter: ["aria-busy"] });
new ResizeObserver(keepRoom).observe(app);

const drawn = new MutationObserver(() => {
  if (channel.hidden) return;
  drawn.disconnect();
  stayAtEnd();
  tell({ drawn: true });
  new MutationObserver(follow).observe(list, { childList: true });
});
drawn.observe(channel, { attributes: true, attributeFilter: ["hidden"] });
