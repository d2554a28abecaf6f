const HOUR_MS = 3_600_000

/** When the calendar day of a time zone ends, on days of 23 and 25 hours too. */
export function nextMidnight(now: Date, timeZone: string): Date {
  const sinceMidnight = now.getTime() - Math.floor(now.getTime() / 1000) * 1000 + timeOfDay(now, timeZone)
  const guess = new Date(now.getTime() - sinceMidnight + 24 * HOUR_MS)
  const shown = timeOfDay(guess, timeZone)
  if (shown === 0) return guess
  // The clocks changed in between: it shows 23:00, or 1:00, and midnight is an hour off.
  return new Date(shown > 12 * HOUR_MS ? guess.getTime() + 24 * HOUR_MS - shown : guess.getTime() - shown)
}

/** Milliseconds that the clock on the wall shows, whole seconds. */
function timeOfDay(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(moment)
  const of = (kind: string) => Number(parts.find(({ type }) => type === kind)?.value ?? 0)
  return ((of('hour') * 60 + of('minute')) * 60 + of('second')) * 1000
}
