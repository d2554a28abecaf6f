/** What gives a value away as personal or privileged, wherever it stands. */
const patterns: readonly RegExp[] = [
  /\d{3}[-. ]?\d{2}[-. ]?\d{4}/,
  /@|%40|&#64;/i,
  /\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}/,
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/,
  /eyJ[\w-]{8,}/,
  /\b(https?|ftp|data|file|mailto|tel):/i,
  /www\.|:\/\//i,
  /-----BEGIN/,
  /[?&](sig|token|signature|key)=/i,
  /<[a-z!/][^>]*>/i,
  /[A-Za-z0-9+/]{60,}/,
  /\d{1,6}\s+\S+.*\b(st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|apt|unit|suite|terrace|ter|circle|cir|parkway|pkwy|highway|hwy|trail|row|alley)\b/i,
]

const MOST_LETTERS = 200

export function isPersonal(text: string): boolean {
  return text.length > MOST_LETTERS || patterns.some((pattern) => pattern.test(text)) || isCardNumber(text)
}

/** Thirteen to nineteen digits, however spaced, that pass Luhn’s check. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '').match(/\d{13,19}/)?.[0] ?? ''
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits !== '' && sum % 10 === 0
}
