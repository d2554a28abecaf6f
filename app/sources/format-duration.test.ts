import { expect, it } from 'vitest'
import { formatDuration } from './format-duration'

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [45, '45 seconds'],
  [5_400, '90 minutes'],
  [3_600, '1 hour'],
  [86_400, '1 day'],
  [7 * 86_400, '7 days'],
])('says %i seconds as "%s"', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})
