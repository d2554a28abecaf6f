import { z } from 'zod'

/**
 * As the source writes them: 2024-31396, E9-1234, C1-2016-16628. A citation would be answered in another shape.
 * Printed pages and word processors turn the hyphen into a dash.
 */
export const documentNumber = z
  .string()
  .regex(
    /^\s*(?!.*[fF][rR])[A-Za-z0-9]([-\u2010-\u2015]?[A-Za-z0-9])*\s*$/,
    'A document number has letters, digits and hyphens, such as 2024-31396 or E9-1234. A citation such as 89 FR 107012 is not one.',
  )
  .trim()
  .max(80, 'A document number has at most 80 characters.')
  .overwrite((text) => text.replaceAll(/[\u2010-\u2015]/g, '-'))
