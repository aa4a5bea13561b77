/** The style of the page of a copy, for both themes, a phone and paper. */
export const style = `
:root { color-scheme: light dark; --ink: #22302b; --soft: #55645d; --paper: #fffdf7; --card: #ffffff; --line: #d9d5c7; --link: #1d5f4a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eceae2; --soft: #b3bcb6; --paper: #17201c; --card: #202b26; --line: #3c4a43; --link: #8fd6b8; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 2px solid var(--line); }
a { color: var(--link); }
nav ul { columns: 14rem; padding-left: 1.25rem; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { color: var(--soft); }
details, article { margin: 0.75rem 0; padding: 0.5rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
summary { cursor: pointer; }
img { display: block; width: 100%; max-width: 33rem; height: auto; border-radius: 0.5rem; }
.user p { margin: 0.5rem 0 0.5rem 2rem; padding-left: 0.75rem; border-left: 3px solid var(--link); }
.none { color: var(--soft); }
`;
