'use client'

const paths = {
  info: 'M12 11v6M12 7.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  warn: 'M12 9.5v4.5M12 17v.01M12 3.5 2.5 20h19L12 3.5Z',
  bad: 'M12 7.5v5.5M12 16.5v.01M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5Z',
  good: 'm8 12.5 2.8 2.8L16 9.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  none: 'M8 12h8M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  clock: 'M12 7v5.2l3.3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
  locate: 'M12 2v4M12 18v4M2 12h4M18 12h4M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3A4 4 0 0 0 13.4 5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3A4 4 0 0 0 10.6 18.3L12 17',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  down: 'm6 9.5 6 6 6-6',
  back: 'M8 5 4 9l4 4M4 9h9.5a5 5 0 0 1 0 10H8',
  close: 'M6 6l12 12M18 6 6 18',
} as const

export type IconName = keyof typeof paths

/**
 * A client component, because React hides the content of a streamed SVG by a style attribute, which our
 * content security policy refuses. Every icon has a text or label beside it, so assistive technology skips
 * the icon.
 */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`inline-block shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  )
}
