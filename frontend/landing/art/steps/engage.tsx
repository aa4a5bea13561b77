import { Brundle } from '../hero/brundle';
import { Ground } from './ground';

/** Brundle leans out of a bubble to talk; beside him a question, answered. */
export const EngageArt = () => (
  <Ground name="engage" tint="#8a5a1c">
    <path
      d="M150 100c0-44 30-76 64-76s60 26 60 62-24 64-60 64c-10 0-18-2-26-5l-28 14 8-27c-12-7-18-18-18-32z"
      fill="#fdf0cf"
    />
    <clipPath id="bubble">
      <path d="M156 100c0-42 28-86 58-86s54 36 54 72-22 58-54 58c-34 0-58-20-58-44z" />
    </clipPath>
    <g clipPath="url(#bubble)">
      <g transform="translate(84 -36) scale(.52)">
        <Brundle />
      </g>
    </g>
    <g transform="rotate(-5 84 120)">
      <rect x="20" y="62" width="128" height="132" rx="14" fill="#fffdf8" />
      <path d="M36 84h86M36 98h58" stroke="#2b2118" strokeWidth="6" />
      <rect x="34" y="114" width="100" height="20" rx="8" fill="none" stroke="#e2d3b8" strokeWidth="3" />
      <rect x="34" y="140" width="100" height="20" rx="8" fill="#e0f0dc" stroke="#2f6f33" strokeWidth="3" />
      <rect x="34" y="166" width="100" height="16" rx="8" fill="none" stroke="#e2d3b8" strokeWidth="3" />
      <circle cx="46" cy="150" r="7" fill="#2f6f33" />
      <path d="M42.5 150l2.5 3 4.5-6" stroke="#fff" strokeWidth="2" fill="none" />
      <path d="M60 150h46M60 124h56M60 174h38" stroke="#9c8765" strokeWidth="4" />
    </g>
    <path d="M126 44l5 12 12 5-12 5-5 12-5-12-12-5 12-5z" fill="#f2b134" />
  </Ground>
);
