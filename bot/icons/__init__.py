"""What the renderers draw as icons, on Discord as emojis of the application: drawn, uploaded, replaced."""
