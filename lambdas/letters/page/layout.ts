import { type Html, html, type Part } from '../../platform/html';
import { coverId, wrenId } from '../pictures/attach';

/**
 * Mail programs know little CSS: tables for the layout, styles in each element, and classes only for what the dark theme and narrow screens
 * change. A program that ignores the style sheet shows the light theme.
 */
const colours = {
  paper: ['#f6efe1', '#17130f'],
  card: ['#fffdf8', '#241d17'],
  ink: ['#2b2118', '#f4eadb'],
  soft: ['#655443', '#c9b8a2'],
  line: ['#e2d3b8', '#4a3d31'],
  accent: ['#a43210', '#ff9d78'],
  sun: ['#fdf0cf', '#3a2f18'],
  sea: ['#e3f1f0', '#18312f'],
} as const;
type Colour = keyof typeof colours;

const light = (name: Colour) => colours[name][0];
const dark = (name: Colour) => colours[name][1];

const darkRules = (Object.keys(colours) as Colour[])
  .map(
    (name) =>
      `.bg-${name}{background-color:${dark(name)}!important}.c-${name}{color:${dark(name)}!important}`,
  )
  .join('');

const styleSheet: Html = {
  html: `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
img{border:0;display:block}a{text-decoration-thickness:1px;text-underline-offset:2px}
@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.edge{padding:0!important}.round{border-radius:0!important}.title{font-size:27px!important}.name{font-size:23px!important}.button{display:block!important}}
@media (prefers-color-scheme:dark){${darkRules}.line{border-color:${dark('line')}!important}.accent-line{border-color:${dark('accent')}!important}.button{background-color:#c63f17!important;color:#fffdf8!important}}`,
};

const sans =
  "font-family:'Lexend','Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif";
const brand = "font-family:'Baloo 2','Trebuchet MS','Segoe UI',Helvetica,Arial,sans-serif;font-weight:700";

/** The attributes of a text in a colour of the theme. */
export const ink = (colour: Colour, style: string): Html => ({
  html: `class="c-${colour}" style="${sans};color:${light(colour)};${style}"`,
});

/** A table that only lays out. */
const laidOut = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';

const frame = (attributes: string): Html => ({ html: `${laidOut} ${attributes}` });

const heading = (text: string): Html =>
  html`<h3 class="c-accent" style="margin:0 0 12px;${brand};font-size:18px;line-height:24px;color:${light('accent')}">${text}</h3>`;

/** The name of a child or a class. */
export const nameplate = (name: string, below: string): Html =>
  html`<tr><td class="side c-ink" style="padding:28px 36px 0;color:${light('ink')}"><h2 class="name c-ink" style="margin:0;${brand};font-size:26px;line-height:32px;color:${light('ink')}">${name}</h2><p ${ink('soft', 'margin:2px 0 0;font-size:15px;line-height:22px')}>${below}</p></td></tr>`;

export const section = (title: string, content: Part): Html =>
  html`<tr><td class="side" style="padding:26px 36px 0">${heading(title)}${content}</td></tr>`;

export const paragraph = (text: Part, style = ''): Html =>
  html`<p ${ink('ink', `margin:0 0 10px;font-size:16px;line-height:25px;${style}`)}>${text}</p>`;

export const small = (text: Part): Html =>
  html`<p ${ink('soft', 'margin:0;font-size:14px;line-height:21px')}>${text}</p>`;

interface Covered {
  readonly id: string;
  readonly title: string;
  readonly author: string;
}

/** A book with its cover on the left. */
export const bookRow = ({ id, title, author }: Covered, below: Part): Html =>
  html`<table ${frame('width="100%"')} style="margin:0 0 14px"><tr>
<td width="84" valign="top" style="width:84px;padding-right:16px"><img src="cid:${coverId(id)}" width="84" alt="" style="width:84px;height:auto;border-radius:6px"></td>
<td valign="top"><p ${ink('ink', 'margin:0;font-size:17px;line-height:23px;font-weight:600')}>${title}</p>
<p ${ink('soft', 'margin:2px 0 6px;font-size:14px;line-height:20px')}>${author}</p>${below}</td></tr></table>`;

/** A box in a soft colour. */
export const box = (colour: 'sun' | 'sea', content: Part): Html =>
  html`<table ${frame('width="100%"')} style="margin:0 0 20px"><tr><td class="bg-${colour}" style="background-color:${light(colour)};border-radius:12px;padding:14px 18px">${content}</td></tr></table>`;

/** A sentence of a book. */
export const quotation = (text: string): Html =>
  html`<p class="c-ink accent-line" style="margin:8px 0 0;padding-left:12px;border-left:3px solid ${light('accent')};font-family:Georgia,'Times New Roman',serif;font-style:italic;font-size:16px;line-height:25px;color:${light('ink')}">${text}</p>`;

export const button = (text: string, address: string): Html =>
  html`<a class="button" href="${address}" style="display:inline-block;${sans};font-size:16px;line-height:22px;font-weight:600;color:#fffdf8;background-color:#a43210;border-radius:12px;padding:13px 26px;text-decoration:none;text-align:center">${text}</a>`;

export const link = (text: string, address: string): Html =>
  html`<a class="c-soft" href="${address}" style="color:${light('soft')};text-decoration:underline">${text}</a>`;

/** A thin line between two children. */
export const divider: Html = html`<tr><td class="side" style="padding:30px 36px 0"><div class="line" style="border-top:1px solid ${light('line')};font-size:0;line-height:0">&nbsp;</div></td></tr>`;

interface Shell {
  readonly title: string;
  /** What the list of mails shows behind the subject. */
  readonly preview: string;
  readonly kicker: string;
  readonly content: Part;
  readonly footer: Part;
}

export const letterPage = ({ title, preview, kicker, content, footer }: Shell): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="x-apple-disable-message-reformatting"><title>${title}</title><style>${styleSheet}</style></head>
<body class="bg-paper" style="margin:0;padding:0;background-color:${light('paper')}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table ${frame('width="100%"')} class="bg-paper" style="background-color:${light('paper')}"><tr><td class="edge" align="center" style="padding:28px 12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${frame('width="100%"')} class="bg-card round" style="max-width:600px;margin:0 auto;background-color:${light('card')};border-radius:20px;text-align:left">
<tr><td class="side" style="padding:30px 36px 0"><table ${frame('width="100%"')}><tr><td width="56" valign="middle" style="width:56px;padding-right:14px"><img src="cid:${wrenId}" width="56" height="56" alt="Wren" style="width:56px;height:56px"></td>
<td valign="middle"><p ${ink('soft', 'margin:0;font-size:14px;line-height:20px')}>${kicker}</p><h1 class="title c-ink" style="margin:0;${brand};font-size:30px;line-height:36px;color:${light('ink')}">${title}</h1></td></tr></table></td></tr>
${content}
<tr><td class="side" style="padding:32px 36px 34px"><div class="line" style="border-top:1px solid ${light('line')};padding-top:18px">${footer}</div></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>
`.html;
