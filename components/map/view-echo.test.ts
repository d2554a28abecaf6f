import { describe, expect, it } from 'vitest'
import { createViewEcho } from './view-echo'

const at = (longitude: number) => ({ longitude, latitude: 28, zoom: 16 })

describe('createViewEcho', () => {
  it('recognizes a reported view that returns late and rounded', () => {
    const echo = createViewEcho()
    echo.report(at(1.000004))
    echo.report(at(2))
    echo.report(at(3))
    expect([at(1), at(3)].map(echo.isEcho)).toEqual([true, true])
  })

  it('treats a return to an earlier view, or any other view, as a request', () => {
    const echo = createViewEcho()
    echo.report(at(1))
    echo.report(at(2))
    expect(echo.isEcho(at(2))).toBe(true)
    expect(echo.isEcho(at(1))).toBe(false)
    expect(echo.isEcho(at(7))).toBe(false)
  })

  it('treats a view that the map already shows as no request', () => {
    const echo = createViewEcho()
    echo.report(at(1))
    expect([at(1), at(1)].map(echo.isEcho)).toEqual([true, true])
  })
})
