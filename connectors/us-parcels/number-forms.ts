import { bareNumber } from './records/row-plan'

const MOST_FORMS = 8

export function numberForms(text: string): string[] {
  const typed = text.trim()
  const capitals = typed.toUpperCase()
  return [...new Set([typed, capitals, strip(capitals)])].filter((form) => form !== '')
}

const strip = (text: string) => text.replace(/[\s\-./_:]/g, '')

/** Pads the number with zeros to the usual length of the samples, and adds the punctuation of the samples. */
export function formsLike(text: string, samples: readonly string[]): string[] {
  const bare = strip(text.trim().toUpperCase())
  const usual = usualLength(samples)
  const candidates = [bare, ...(usual > bare.length ? [bare.padStart(usual, '0')] : [])]
  const patterns = [...new Set(samples.map(patternOf))]
  const forms = candidates.flatMap((each) => [
    ...patterns.flatMap((pattern) => applyPattern(each, pattern) ?? []),
    each,
  ])
  const before = numberForms(text)
  return [...new Set(forms)].filter((form) => !before.includes(form)).slice(0, MOST_FORMS)
}

const patternOf = (sample: string) => sample.replace(/[A-Z0-9]+/gi, (group) => `{${group.length}}`)

function applyPattern(bare: string, pattern: string): string | undefined {
  const lengths = [...pattern.matchAll(/\{(\d+)\}/g)].map(([, length]) => Number(length))
  if (lengths.reduce((sum, each) => sum + each, 0) !== bare.length) return undefined
  let at = 0
  return pattern.replace(/\{(\d+)\}/g, (_, length) => {
    const group = bare.slice(at, at + Number(length))
    at += Number(length)
    return group
  })
}

function usualLength(samples: readonly string[]): number {
  const lengths = samples.map((sample) => strip(sample).length)
  const count = (length: number) => lengths.filter((each) => each === length).length
  return lengths.toSorted((a, b) => count(b) - count(a))[0] ?? 0
}

/**
 * Two parcels can have the same number apart from punctuation and leading zeros, so a search must prefer the
 * exact number.
 */
export const isSameBareNumber = (one: string, other: string): boolean => bareNumber(one) === bareNumber(other)
