const paths = {
  north: 'M12 19V5M6 11l6-6 6 6',
  east: 'M5 12h14M13 6l6 6-6 6',
  south: 'M12 5v14M6 13l6 6 6-6',
  west: 'M19 12H5M11 6l-6 6 6 6',
  in: 'M12 5v14M5 12h14',
  out: 'M5 12h14',
} as const

export function MapIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="size-5"
    >
      <path d={paths[name]} />
    </svg>
  )
}
