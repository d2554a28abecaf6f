import { z } from 'zod'

/** As the source writes them: 2024-31396, E9-1234, C1-2016-16628. A citation would be answered in another shape. */
export const documentNumber = z
  .string()
  .trim()
  .max(80, 'A document number has at most 80 characters.')
  // Printed pages and word processors turn the hyphen into a dash.
  .overwrite((text) => text.replaceAll(/[\u2010-\u2015]/g, '-'))
  .regex(
    /^(?!.*fr)[a-z0-9](-?[a-z0-9])*$/i,
    'A document number has letters, digits and hyphens, such as 2024-31396 or E9-1234. A citation such as 89 FR 107012 is not one.',
  )
