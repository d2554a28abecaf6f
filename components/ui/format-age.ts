const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

/** How old an answer is, in the largest unit that fits: "3 minutes old". */
export function formatAge(seconds: number): string {
  const span = formatSpan(seconds)
  return span ? `${span} old` : 'just now'
}

/** The same for a moment: "3 minutes ago". */
export function formatAgo(seconds: number): string {
  const span = formatSpan(seconds)
  return span ? `${span} ago` : 'just now'
}

/** Empty below a minute. */
function formatSpan(seconds: number): string {
  const step = steps.find((each) => seconds >= each.seconds)
  if (!step) return ''
  const count = Math.floor(seconds / step.seconds)
  return `${count} ${step.unit}${count === 1 ? '' : 's'}`
}
