type Colour = readonly [number, number, number]

export interface TileStyle {
  palette: Uint8Array
  hasContours: boolean
}

export const tints = 15
export const shades = 16
export const outsideIndex = tints * shades
export const contourIndex = outsideIndex + 1

const topo = styleOf(
  [
    [226, 236, 216],
    [240, 238, 218],
    [236, 226, 202],
    [222, 208, 188],
    [244, 243, 241],
  ],
  [219, 228, 233],
  [206, 190, 164],
)

const imagery = styleOf(
  [
    [58, 74, 50],
    [88, 92, 62],
    [112, 102, 78],
    [128, 120, 106],
    [196, 196, 194],
  ],
  [44, 58, 72],
)

const relief = styleOf(
  [
    [226, 226, 224],
    [226, 226, 224],
  ],
  [236, 240, 242],
)

export const tileStyles: ReadonlyMap<string, TileStyle> = new Map([
  ['USGSTopo', topo],
  ['USGSImageryOnly', imagery],
  ['USGSImageryTopo', { ...imagery, hasContours: true }],
  ['USGSShadedReliefOnly', relief],
])

function styleOf(heights: readonly Colour[], outside: Colour, contour?: Colour): TileStyle {
  const palette = new Uint8Array((contourIndex + 1) * 3)
  for (let tint = 0; tint < tints; tint += 1) {
    const color = blend(heights, tint / (tints - 1))
    for (let shade = 0; shade < shades; shade += 1) {
      const light = 0.62 + (0.52 * shade) / (shades - 1)
      palette.set(
        color.map((value) => Math.min(255, Math.round(value * light))),
        (tint * shades + shade) * 3,
      )
    }
  }
  palette.set(outside, outsideIndex * 3)
  palette.set(contour ?? [150, 146, 128], contourIndex * 3)
  return { palette, hasContours: contour !== undefined }
}

function blend(colors: readonly Colour[], fraction: number): number[] {
  const position = fraction * (colors.length - 1)
  const from = colors[Math.floor(position)] ?? [0, 0, 0]
  const to = colors[Math.ceil(position)] ?? from
  return from.map((value, channel) => value + ((to[channel] ?? 0) - value) * (position % 1))
}
