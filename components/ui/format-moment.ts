const options = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
} as const

/** In UTC and said so: the server does not know where its reader is. */
export function formatMoment(iso: string): string {
  return `${new Intl.DateTimeFormat('en-US', options).format(new Date(iso))} UTC`
}
