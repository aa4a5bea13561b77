import { Wren } from '../../../src/ui/wren';
import { Ground } from './ground';

const spines = [
  { x: 40, width: 22, height: 92, fill: '#c97b2a' },
  { x: 64, width: 28, height: 108, fill: '#2a7486' },
  { x: 94, width: 20, height: 84, fill: '#a3243b' },
  { x: 116, width: 26, height: 100, fill: '#5d8a45' },
  { x: 214, width: 26, height: 96, fill: '#6a5aa8' },
];

/** A shelf, a bird on it, and the one book that leans out to be taken. */
export const ChooseArt = () => (
  <Ground name="choose" tint="#2b6f72">
    <svg aria-hidden="true" x="178" y="12" width="84" height="84" viewBox="0 0 124 124">
      <Wren mood="cheering" />
    </svg>
    {spines.map(({ x, width, height, fill }) => (
      <g key={x}>
        <rect x={x} y={184 - height} width={width} height={height} rx="3" fill={fill} />
        <path
          d={`M${x} ${198 - height}h${width}M${x} ${168}h${width}`}
          stroke="#fdf0cf"
          strokeWidth="3"
          opacity=".55"
        />
      </g>
    ))}
    <g transform="rotate(12 178 184)">
      <rect x="152" y="72" width="46" height="112" rx="4" fill="#c63f17" />
      <rect x="152" y="72" width="7" height="112" rx="3" fill="#a43210" />
      <path d="M178 96l6 12 13 2-9.5 9 2.5 13-12-6-12 6 2.5-13-9.5-9 13-2z" fill="#f2b134" />
      <path d="M166 152h26M170 162h18" stroke="#fdf0cf" strokeWidth="4" />
    </g>
    <path d="M22 184h240v13H22z" fill="#a8743f" />
    <path d="M22 193h240v6H22z" fill="#7d4f2b" />
    <path d="M52 199h14l-4 16h-6zM218 199h14l-4 16h-6z" fill="#7d4f2b" />
  </Ground>
);
