import { z } from 'zod'

export type Query = Record<string, string | string[] | undefined>

/** `lat,lon` as the pages write a point into their addresses. */
export const pointText = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/)
  .transform((pair) => pair.split(',').map(Number))
  .pipe(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
  .transform(([latitude, longitude]) => ({ latitude, longitude }))

/** Which page of a list: 1 to 9999. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)

/** A box that is ticked or not, as forms and links write it. */
export const flag = z.enum(['1', 'on', '0', 'off']).transform((text) => text === '1' || text === 'on')

/** Takes one parameter after another: empty is absent; what cannot be read, or is given twice, is left out and named. */
export function createTaker(query: Query) {
  const dropped: string[] = []
  function take<T>(name: string, schema: z.ZodType<T>): T | undefined {
    const [given, ...others] = [query[name]].flat().filter((text) => text !== undefined && text !== '')
    if (given === undefined) return undefined
    const parsed = schema.safeParse(given)
    const isWhole = parsed.success && others.every((other) => other === given)
    if (!isWhole) dropped.push(name)
    return parsed.success ? parsed.data : undefined
  }
  return { take, dropped }
}
