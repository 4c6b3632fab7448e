/** @jsxImportSource hono/jsx */

const shapes = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.8 3.8-6 7.5-6s6.7 2.2 7.5 6',
  heart: 'M12 20.3c-5.4-3.9-8.5-7-8.5-10.8a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5c0 3.8-3.1 6.9-8.5 10.8Z',
  bag: 'M5 8.5h14l-.8 12H5.8L5 8.5Zm3.5 0V7a3.5 3.5 0 0 1 7 0v1.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20.5 20.5',
} as const

/** A decorative icon beside a text. */
export function Icon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={shapes[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  )
}
