import type { Certainty, Reference, Statement } from './guidance'

export function saidBy(source: Reference, sure: Certainty, copyYear?: number): (text: string) => Statement {
  return (text) => ({ text, source, sure, ...(copyYear ? { copyYear } : {}) })
}

export const unchecked = saidBy(
  { name: 'General knowledge, not yet checked with an official page' },
  'unsure',
)
