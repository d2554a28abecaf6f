import type { Ending } from '../panels/outcome'

export const endingWords: Readonly<Record<Ending, string>> = {
  found: 'Found',
  stale: 'Older answer',
  none: 'None found',
  'not-covered': 'Not covered',
  failed: 'Failed',
  'on-request': 'Not asked',
}
