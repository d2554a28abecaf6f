/** Areas also have labels on the map, so that no meaning depends on color alone. */
export interface MapAreaClass {
  words: string
  color: Readonly<Record<'light' | 'dark', string>>
  dash?: readonly [number, number]
  isHatched?: boolean
}
