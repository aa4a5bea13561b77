const tufts = ['20 612', '146 622', '520 628', '776 586'];

const flowers = [
  { x: 84, y: 630, tint: '#c63f17' },
  { x: 300, y: 634, tint: '#fffdf8' },
  { x: 486, y: 622, tint: '#cf4f66' },
  { x: 790, y: 628, tint: '#f2b134' },
];

/** What grows around the book. */
export const Meadow = () => (
  <>
    <g stroke="#86ac58" strokeWidth="4" fill="none">
      {tufts.map((at) => (
        <path key={at} transform={`translate(${at})`} d="M0 0q-3-12-10-16M0 0q0-14 2-22M0 0q5-10 13-13" />
      ))}
    </g>
    {flowers.map(({ x, y, tint }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <path d="M0 0q2-10 0-18" stroke="#5f8f45" strokeWidth="3" fill="none" />
        <path
          d="M0-30a4.5 4.5 0 0 1 6 6 4.5 4.5 0 0 1-2 8 4.5 4.5 0 0 1-8 0 4.5 4.5 0 0 1-2-8 4.5 4.5 0 0 1 6-6z"
          fill={tint}
        />
        <circle cy="-22" r="3" fill={tint === '#f2b134' ? '#fffdf8' : '#f2b134'} />
      </g>
    ))}
  </>
);
