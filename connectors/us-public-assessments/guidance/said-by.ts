import type { Certainty, Reference, Statement } from './guidance'

export function saidBy(source: Reference, sure: Certainty): (text: string) => Statement {
  return (text) => ({ text, source, sure })
}

export const unchecked = saidBy(
  { name: 'General knowledge, not yet checked with an official page' },
  'unsure',
)
