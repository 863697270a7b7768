/** The roles and sizes of the product's own kit, as far as one card needs them. */
export const pageStyles = `
:root {
  color-scheme: light dark;
  --canvas: oklch(0.981 0.003 265);
  --surface: oklch(1 0 265);
  --raised: oklch(1 0 265);
  --hover: oklch(0.35 0.07 265 / 0.05);
  --press: oklch(0.35 0.07 265 / 0.095);
  --border: oklch(0.922 0.005 265);
  --border-strong: oklch(0.868 0.008 265);
  --border-control: oklch(0.645 0.014 265);
  --text: oklch(0.225 0.018 265);
  --text-muted: oklch(0.455 0.018 265);
  --text-faint: oklch(0.525 0.016 265);
  --accent: oklch(0.52 0.19 277);
  --accent-hover: oklch(0.47 0.19 277);
  --accent-press: oklch(0.43 0.19 277);
  --on-accent: oklch(1 0 265);
  --focus: oklch(0.58 0.19 277);
  --danger: oklch(0.55 0.2 25);
  --danger-text: oklch(0.495 0.185 25);
  --danger-surface: oklch(0.973 0.014 20);
  --danger-border: oklch(0.885 0.055 20);
  --tone-1: oklch(0.56 0.19 277);
  --tone-2: oklch(0.62 0.13 220);
  --tone-3: oklch(0.6 0.13 165);
  --shadow-control: 0 1px 1.5px oklch(0.3 0.03 265 / 0.05);
  --shadow-card: 0 2px 6px oklch(0.25 0.03 265 / 0.04), 0 12px 32px -8px oklch(0.25 0.03 265 / 0.1);
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: oklch(0.162 0.006 265);
    --surface: oklch(0.192 0.007 265);
    --raised: oklch(0.232 0.009 265);
    --hover: oklch(0.92 0.02 265 / 0.055);
    --press: oklch(0.92 0.02 265 / 0.095);
    --border: oklch(0.268 0.009 265);
    --border-strong: oklch(0.34 0.012 265);
    --border-control: oklch(0.53 0.014 265);
    --text: oklch(0.935 0.004 265);
    --text-muted: oklch(0.735 0.01 265);
    --text-faint: oklch(0.66 0.012 265);
    --accent: oklch(0.555 0.185 277);
    --accent-hover: oklch(0.515 0.185 277);
    --accent-press: oklch(0.475 0.185 277);
    --focus: oklch(0.7 0.148 277);
    --danger: oklch(0.58 0.19 25);
    --danger-text: oklch(0.775 0.125 22);
    --danger-surface: oklch(0.252 0.045 22);
    --danger-border: oklch(0.41 0.09 22);
    --tone-1: oklch(0.66 0.17 277);
    --tone-2: oklch(0.74 0.12 215);
    --tone-3: oklch(0.74 0.13 165);
    --shadow-control: 0 1px 1.5px oklch(0 0 0 / 0.3);
    --shadow-card: none;
  }
}

*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 20px;
  background: var(--canvas); color: var(--text);
  font: 400 13px/20px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; letter-spacing: -0.006em;
  -webkit-font-smoothing: antialiased;
}
h1, h2, p, ul { margin: 0; padding: 0; }
button, input { font: inherit; letter-spacing: inherit; color: inherit; }
svg { flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
::selection { background: color-mix(in oklab, var(--accent) 24%, transparent); }

.card {
  inline-size: 100%; max-inline-size: 400px; display: grid; gap: 20px; padding: 28px;
  border: 1px solid var(--border); border-radius: 12px; background: var(--surface); box-shadow: var(--shadow-card);
}
.brand { display: flex; align-items: center; gap: 8px; font-size: 14px; font-weight: 600; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -0.016em; margin-block-start: -8px; }
.text { color: var(--text-muted); font-size: 14px; margin-block-start: -8px; overflow-wrap: anywhere; text-wrap: pretty; }
.note { color: var(--text-faint); font-size: 12px; line-height: 16px; text-wrap: pretty; }

.banner {
  display: flex; gap: 8px; padding: 9px 12px; border: 1px solid var(--danger-border); border-radius: 8px;
  background: var(--danger-surface); text-wrap: pretty;
}
.banner > svg { inline-size: 16px; block-size: 16px; margin-block-start: 2px; color: var(--danger-text); }

.fields { display: grid; gap: 16px; }
.field { display: grid; gap: 6px; }
label { font-weight: 500; }
input:not([type="hidden"]) {
  inline-size: 100%; block-size: 40px; padding-inline: 12px; border: 1px solid var(--border-control); border-radius: 6px;
  background: var(--surface); font-size: 14px; transition: border-color 120ms;
}
input:hover { border-color: var(--text-faint); }
input:focus {
  outline: 0; border-color: var(--focus); box-shadow: 0 0 0 3px color-mix(in oklab, var(--focus) 24%, transparent);
}
input[aria-invalid] { border-color: var(--danger); }
.error { display: flex; align-items: center; gap: 4px; font-size: 12px; line-height: 16px; color: var(--danger-text); }

.actions { display: flex; gap: 8px; }
.actions > form { display: none; }
.button {
  display: inline-flex; align-items: center; justify-content: center; block-size: 40px; padding-inline: 16px;
  border: 1px solid var(--border-strong); border-radius: 6px; background: var(--raised); box-shadow: var(--shadow-control);
  color: inherit; font-size: 14px; font-weight: 500; text-decoration: none; cursor: default; transition: background-color 120ms;
}
.button:hover { background: linear-gradient(var(--hover) 0 0), var(--raised); }
.button:active { background: linear-gradient(var(--press) 0 0), var(--raised); box-shadow: none; }
.button.primary {
  flex: 1; border-color: transparent; background: var(--accent); color: var(--on-accent);
  box-shadow: var(--shadow-control), inset 0 0 0 1px oklch(0 0 0 / 0.1), inset 0 1px 0 oklch(1 0 0 / 0.14);
}
.button.primary:hover { background: var(--accent-hover); }
.button.primary:active { background: var(--accent-press); }

section { display: grid; gap: 8px; padding-block-start: 16px; border-block-start: 1px solid var(--border); }
.heading { display: flex; justify-content: space-between; gap: 12px; font-size: 12px; line-height: 16px; color: var(--text-faint); }
code { font: 12px/16px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; letter-spacing: 0; color: var(--text-muted); user-select: all; }
dl { margin: 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px 16px; }
dt { color: var(--text-muted); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
h2 { font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text-faint); }
.accounts { display: grid; gap: 2px; list-style: none; margin-inline: -8px; }
.account {
  inline-size: 100%; display: flex; align-items: center; gap: 10px; padding: 6px 8px; border: 0; border-radius: 8px;
  background: none; text-align: start; cursor: default; transition: background-color 120ms;
}
.account:hover { background: var(--hover); }
.account:active { background: var(--press); }
.avatar {
  --tone: var(--tone-1); display: grid; place-items: center; flex: none; inline-size: 32px; block-size: 32px; border-radius: 50%;
  background: color-mix(in oklab, var(--tone) 17%, var(--surface)); color: color-mix(in oklab, var(--tone) 62%, var(--text));
  font-size: 12px; line-height: 1; font-weight: 600; letter-spacing: 0;
}
.avatar[data-tone="2"] { --tone: var(--tone-2); }
.avatar[data-tone="3"] { --tone: var(--tone-3); }
.who { flex: 1; min-inline-size: 0; display: grid; }
.name { font-weight: 500; }
.where { font-size: 12px; line-height: 16px; color: var(--text-muted); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.arrow { color: var(--text-faint); }

@media (max-width: 520px) {
  body { padding: 0; place-items: start center; background: var(--surface); }
  .card { max-inline-size: none; min-block-size: 100vh; align-content: start; padding: 24px; border: 0; border-radius: 0; box-shadow: none; }
}
@media (max-height: 680px) {
  .card { gap: 16px; }
  .fields { gap: 12px; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; }
}
`
