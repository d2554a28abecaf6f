import { describe, expect, it } from 'vitest'
import { toCapitals } from './to-capitals'

describe('toCapitals', () => {
  it.each([
    ['742 W Inkwell St', '742 W INKWELL ST'],
    ['André', 'ANDRÉ'],
    ['Straße', 'STRAßE'],
    ['ﬁeld', 'ﬁELD'],
    ['🏡 den', '🏡 DEN'],
  ])('converts %s to %s, as PostgreSQL and DuckDB do', (text, capitals) =>
    expect(toCapitals(text)).toBe(capitals),
  )
})
