import industries from './industries.json'

export interface Industry {
  naics: string
  naicsName: string
  sic: string
  sicName: string
  /** A capital letter means always under that program, and a small letter some of them. */
  programs: string
  noun: string
}

/** One entry for each share, so that a random choice needs no search. */
const shares = Uint8Array.from(
  industries.flatMap(({ share }, index) => Array.from({ length: share }, () => index)),
)

const [first] = industries

export function industryBy(fraction: number): Industry {
  const industry = industries[shares[Math.floor(fraction * shares.length)] ?? 0] ?? first
  if (!industry) throw new RangeError('There are no industries')
  return industry
}
