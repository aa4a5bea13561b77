import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import { Gem } from './gem';
import { Brundle } from './hero/brundle';

const Spot = ({ name, children }: { name: string; children: ReactNode }) => (
  <Drawing name={name} viewBox="0 0 120 96">
    {children}
  </Drawing>
);

/** Decorative pictures beside the features. */
export const spots = {
  quiz: (
    <Spot name="quiz">
      <rect x="14" y="12" width="66" height="74" rx="9" fill="#e0f0dc" transform="rotate(-8 47 49)" />
      <rect x="26" y="10" width="66" height="74" rx="9" fill="#fffdf8" stroke="#e2d3b8" strokeWidth="3" />
      <path d="M38 28h42M38 40h28" stroke="#2b2118" strokeWidth="5" />
      <path d="M40 68q-4-10 6-10 4 0 4 5 0 6-9 9M58 68q-4-10 6-10 4 0 4 5 0 6-9 9" fill="#f2b134" />
      <circle cx="92" cy="66" r="20" fill="#2f6f33" />
      <path d="M83 66l7 7 12-14" stroke="#fff" strokeWidth="6" fill="none" />
    </Spot>
  ),
  characters: (
    <Spot name="characters">
      <path
        d="M8 42C8 20 28 8 52 8s44 12 44 34-20 34-44 34c-6 0-12-1-17-2L16 86l4-19C12 61 8 52 8 42z"
        fill="#e0f0dc"
      />
      <clipPath id="spot-bubble">
        <path d="M14 42C14 22 30 0 54 0s38 22 38 42-18 30-40 30-38-10-38-30z" />
      </clipPath>
      <g clipPath="url(#spot-bubble)">
        <g transform="translate(-54 -36) scale(.36)">
          <Brundle />
        </g>
      </g>
      <path d="M76 60c0-10 9-16 20-16s19 6 19 16-8 15-19 15l-4 0-10 8 1-11c-4-3-7-7-7-12z" fill="#1a6b74" />
      <path d="M88 60h.1M96 60h.1M104 60h.1" stroke="#fff" strokeWidth="6" />
    </Spot>
  ),
  comics: (
    <Spot name="comics">
      <g transform="rotate(-4 60 48)">
        <rect x="16" y="10" width="84" height="76" rx="5" fill="#fffdf8" stroke="#e2d3b8" strokeWidth="3" />
        <path d="M23 17h40v31H23z" fill="#3b2f63" />
        <path d="M69 17h24v31H69z" fill="#f2b134" />
        <path d="M23 54h28v25H23z" fill="#e0f0dc" />
        <path d="M57 54h36v25H57z" fill="#9ccac4" />
        <path d="M48 24a9 9 0 1 0 4 15 8 8 0 0 1-4-15z" fill="#fdf0cf" />
        <path d="M81 21l3 7 7-2-3 7 5 5-7 1 0 7-5-5-6 4 1-7-6-4 7-3-1-7z" fill="#c63f17" />
        <path d="M37 57l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#2f6f33" />
        <path d="M57 70q6-6 12 0 6-6 12 0 6-6 12 0v9H57z" fill="#1a6b74" />
      </g>
      <path d="M108 26l8 6-26 34-11 5 2-12z" fill="#f2b134" stroke="#fffdf8" strokeWidth="3" />
    </Spot>
  ),
  article: (
    <Spot name="article">
      <path d="M18 18h72v62q0 6-6 6H24q-6 0-6-6z" fill="#fffdf8" stroke="#e2d3b8" strokeWidth="3" />
      <path d="M90 32h12v46q0 8-8 8H82q8 0 8-8z" fill="#f4ead8" stroke="#e2d3b8" strokeWidth="3" />
      <path d="M28 30h52" stroke="#c63f17" strokeWidth="8" />
      <path d="M28 46h16M28 58h32M28 70h20M76 70h4" stroke="#9c8765" strokeWidth="4" />
      <rect
        x="50"
        y="40"
        width="30"
        height="13"
        rx="6"
        fill="#d8eeee"
        stroke="#1a6b74"
        strokeWidth="2.5"
        strokeDasharray="4 3"
      />
      <rect x="66" y="54" width="44" height="20" rx="10" fill="#1a6b74" transform="rotate(-12 88 64)" />
      <path d="M78 67l22-5" stroke="#fff" strokeWidth="5" />
    </Spot>
  ),
  streaks: (
    <Spot name="streaks">
      <path
        d="M48 88c-22 0-33-14-31-31 2-15 17-21 20-42 13 5 17 15 17 24 4-3 6-6 6-10 11 8 18 18 18 30 0 17-11 29-30 29z"
        fill="#f2803a"
      />
      <path d="M48 86c-12 0-18-8-17-18 1-9 10-12 11-23 13 7 23 14 23 25 0 10-6 16-17 16z" fill="#fbd88c" />
      <text x="48" y="79" fontSize="22" fontWeight="700" textAnchor="middle" fill="#7a2e0c">
        3
      </text>
      <Gem x={90} y={56} turn={8} tints={['#bfe3e3', '#4fa3a8', '#1a6b74']} />
      <path d="M104 18l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#f2b134" />
    </Spot>
  ),
  shelves: (
    <Spot name="shelves">
      <path d="M10 30h100v6H10zM10 58h100v6H10zM10 86h100v6H10z" fill="#a8743f" />
      <path d="M18 10h10v20H18zM60 12h9v18h-9z" fill="#2a7486" />
      <path d="M30 6h12v24H30zM92 9h10v21H92z" fill="#c63f17" />
      <path d="M44 12h8v18h-8z" fill="#5d8a45" />
      <path d="M72 15l15-4 4 17-15 4z" fill="#f2b134" />
      <path d="M18 42h9v16h-9z" fill="#6a5aa8" />
      <path d="M30 38h12v20H30z" fill="#f2b134" />
      <path d="M18 66h11v20H18zM44 68h9v18h-9z" fill="#5d8a45" />
      <path d="M31 64h11v22H31z" fill="#a3243b" />
      {[68, 84, 100].map((x) => (
        <path
          key={x}
          d={`M${x} 66l2.6 5.6 6.1.8-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.8z`}
          fill="#f2b134"
        />
      ))}
    </Spot>
  ),
};
