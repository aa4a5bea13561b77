import { Brundle } from '../hero/brundle';
import { Whale } from '../hero/whale';
import { Ground } from './ground';

/** A page of panels and the pencil that started it. */
export const CreateArt = () => (
  <Ground name="create" tint="#7a2e3a">
    <g transform="rotate(4 140 116)">
      <rect x="56" y="22" width="160" height="190" rx="6" fill="#fffdf8" />
      <path d="M66 32h84v70H66z" fill="#9ccac4" />
      <path d="M158 32h48v70h-48z" fill="#3b2f63" />
      <path d="M66 110h56v92H66z" fill="#f2b134" />
      <path d="M130 110h76v92h-76z" fill="#e0f0dc" />
      <svg aria-hidden="true" x="68" y="36" width="80" height="66" viewBox="504 300 170 130">
        <Whale />
      </svg>
      <path d="M66 88q10-10 21 0 10-10 21 0 10-10 21 0 10-10 21 0v14H66z" fill="#1a6b74" />
      <path d="M190 48a16 16 0 1 0 6 26 14 14 0 0 1-6-26z" fill="#fdf0cf" />
      <circle cx="170" cy="82" r="2" fill="#fff" />
      <circle cx="196" cy="90" r="2" fill="#fff" />
      <circle cx="168" cy="46" r="2" fill="#fff" />
      <path
        d="M94 122l6 16 14-8-4 16 14 4-12 10 8 14-16-2-2 18-10-14-14 10 2-18-14-2 12-12-8-12 16 0z"
        fill="#c63f17"
      />
      <text
        x="95"
        y="162"
        fontSize="15"
        fontWeight="700"
        textAnchor="middle"
        fill="#fffdf8"
        transform="rotate(-8 95 162)"
      >
        WOW
      </text>
      <svg aria-hidden="true" x="132" y="112" width="74" height="90" viewBox="160 104 230 280">
        <Brundle />
      </svg>
      <g fill="none" stroke="#2b2118" strokeWidth="3">
        <path d="M66 32h84v70H66zM158 32h48v70h-48zM66 110h56v92H66zM130 110h76v92h-76z" />
      </g>
    </g>
    <g transform="rotate(38 226 150)">
      <path d="M216 84h20v84h-20z" fill="#f2b134" />
      <path d="M223 84h7v84h-7z" fill="#fbd88c" />
      <path d="M216 168h20l-10 24z" fill="#f6e3c8" />
      <path d="M222.5 183h7l-3.5 9z" fill="#2b2118" />
      <path d="M216 70q10-6 20 0v14h-20z" fill="#e58a6a" />
      <path d="M216 80h20v6h-20z" fill="#9c8765" />
    </g>
  </Ground>
);
