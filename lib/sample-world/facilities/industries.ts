import industries from './industries.json'

export interface SampleIndustry {
  naics: string
  naicsName: string
  sic: string
  sicName: string
  /**
   * One letter per program: a capital if the program lists all facilities of the industry, and a small letter
   * if it lists some of them.
   */
  programs: string
  noun: string
}

/** Each industry's index occurs `share` times, so that a random choice needs no search. */
const shares = Uint8Array.from(
  industries.flatMap(({ share }, index) => Array.from({ length: share }, () => index)),
)

const [first] = industries

export function industryBy(fraction: number): SampleIndustry {
  const industry = industries[shares[Math.floor(fraction * shares.length)] ?? 0] ?? first
  if (!industry) throw new RangeError('There are no industries')
  return industry
}
