/** Lines on a 20 px grid, drawn with the current color. */
const icons = {
  fresh: 'M15.9 7.2A6.4 6.4 0 1 0 16.4 11M16.2 3.4v4h-4',
  x: 'm5 5 10 10M15 5 5 15',
  send: 'M10 16V4.6M5.2 9.2 10 4.4l4.8 4.8',
  stop: 'M6 6h8v8H6z',
  right: 'm7.8 4.8 5.2 5.2-5.2 5.2',
  left: 'M12.2 4.8 7 10l5.2 5.2',
  good: 'm7 9 3.1-6c1.4 0 2.1.9 2 2.2l-.5 2.8H16l-1 8.5H7zM7 9H3.8v7.5H7',
  poor: 'm13 11-3.1 6c-1.4 0-2.1-.9-2-2.2l.5-2.8H4l1-8.5h8zM13 11h3.2V3.5H13',
  copy: 'M7 7h9.5v9.5H7zM13 6.8V3.5H3.5V13h3.3',
  check: 'm4.2 10.6 3.9 3.9 7.7-8.8',
  back: 'M16 10H4.5M9 5.2 4.2 10 9 14.8',
  shield: 'M10 3 4 5v5c0 3 2 5.5 6 7 4-1.5 6-4 6-7V5z',
  down: 'M10 3.5v9M6 9l4 4 4-4M4 16.5h12',
  fail: 'M17.2 10a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0zM10 6.2v4.6M10 13.6v.1',
  mail: 'M3 5.5h14v9.5H3zM3.4 6l6.6 5 6.6-5',
  phone: 'M6.6 3.4 3.9 4.6c.3 6.3 5.2 11.2 11.5 11.5l1.2-2.7-3.5-2.1-1.6 1.6a9 9 0 0 1-4.4-4.4l1.6-1.6z',
  out: 'M8.5 4.5H4.5v11h11v-4M11.5 3.5h5v5M16 4l-7 7',
  off: 'M3 3l14 14M2.8 8.2A11 11 0 0 1 6.4 6M9 5a11 11 0 0 1 8.2 3.2M5.6 11.4a7 7 0 0 1 3-1.7M12.7 10.1a7 7 0 0 1 1.7 1.3M8.4 14.2a2.8 2.8 0 0 1 3.2 0',
} as const

/** These point along the line of reading, so they turn where it runs the other way. */
const turning = new Set<string>(['right', 'left', 'back'])

/** An ornament: what it means is always said in words beside it or in a label. */
export function Icon({ name, small = false }: { name: keyof typeof icons; small?: boolean }) {
  return (
    <svg className={`i${small ? ' s' : ''}${turning.has(name) ? ' turn' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
