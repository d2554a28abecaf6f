declare module 'open-location-code' {
  interface CodeArea {
    latitudeLo: number
    longitudeLo: number
    latitudeHi: number
    longitudeHi: number
    latitudeCenter: number
    longitudeCenter: number
    codeLength: number
  }

  export class OpenLocationCode {
    isFull(code: string): boolean
    isShort(code: string): boolean
    encode(latitude: number, longitude: number, codeLength?: number): string
    decode(code: string): CodeArea
  }
}
