import { z } from 'zod'

/** Twelve digits that begin with 110 for the registry itself; older and foreign ones look otherwise. */
export const registryId = z
  .string()
  .regex(/^\s*[0-9A-Za-z-]+\s*$/, 'A registry id has letters, digits and hyphens only, such as 110008164244.')
  .trim()
  .max(40, 'A registry id has at most 40 characters.')
  .describe('Facility Registry Service id, usually 12 digits.')
