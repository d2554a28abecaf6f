const units = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
] as const

/** A set duration in the largest unit that holds it exactly: "90 minutes", "1 day". */
export function formatDuration(seconds: number): string {
  const unit = units.find((each) => seconds >= each.seconds && seconds % each.seconds === 0)
  if (!unit) return `${seconds} seconds`
  const count = seconds / unit.seconds
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}
