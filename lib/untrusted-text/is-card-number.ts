/** First digits and length of the issuers: without them one parcel number in ten would pass the sum. */
const issued = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
  /^3[47]\d{13}$/,
  /^(?:6011\d{12}|64[4-9]\d{13}|65\d{14})$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
]

export function isCardNumber(digits: string): boolean {
  return issued.some((pattern) => pattern.test(digits)) && luhnSum(digits) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
}
