/** Its name is written on each area too, so color alone carries no meaning. */
export interface AreaClass {
  words: string
  color: Readonly<Record<'light' | 'dark', string>>
  dash?: readonly [number, number]
  isHatched?: boolean
}
