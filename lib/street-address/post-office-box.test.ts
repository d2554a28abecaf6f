import { describe, expect, it } from 'vitest'
import { isPostOfficeBox } from './post-office-box'

describe('isPostOfficeBox', () => {
  it.each(['PO Box 12, Boise, ID', 'P.O. Box 12', 'p. o. box 7, Boise', 'POBox 12', 'Post Office Box 12'])(
    'recognizes a PO box in "%s"',
    (words) => expect(isPostOfficeBox(words)).toBe(true),
  )

  it.each(['12 Po Box Rd, Boise, ID', '742 W Inkwell St, Chicago, IL', 'Po Boxwood Ln', 'Box Elder, SD', ''])(
    'finds no PO box in "%s"',
    (words) => expect(isPostOfficeBox(words)).toBe(false),
  )
})
