import { z } from 'zod'

export type Query = Record<string, string | string[] | undefined>

/** `lat,lon` as the pages write a point into their addresses. */
export const pointText = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,20})?,-?\d{1,3}(\.\d{1,20})?$/)
  .transform((pair) => pair.split(',').map(Number))
  .pipe(z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]))
  .transform(([latitude, longitude]) => ({ latitude, longitude }))

/** Takes one parameter after another: empty is absent, and what cannot be read is left out and named. */
export function createTaker(query: Query) {
  const dropped: string[] = []
  function take<T>(name: string, schema: z.ZodType<T>): T | undefined {
    const given = [query[name]].flat().find((text) => text !== undefined && text !== '')
    if (given === undefined) return undefined
    const parsed = schema.safeParse(given)
    if (!parsed.success) dropped.push(name)
    return parsed.success ? parsed.data : undefined
  }
  return { take, dropped }
}
