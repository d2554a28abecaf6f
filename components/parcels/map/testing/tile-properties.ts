import fc from 'fast-check'

export const tileProperties = fc.record(
  {
    v: fc.oneof(fc.integer({ min: 1, max: 3_000_000 }), fc.constantFrom(100_000, 350_000, 1_000_000)),
    l: fc.double({ min: 0.01, max: 90, noNaN: true }),
    b: fc.integer({ min: 1700, max: 2030 }),
    a: fc.integer({ min: 100, max: 900_000 }),
    o: fc.integer({ min: 100, max: 900_000 }),
    g: fc.integer({ min: 1, max: 20_000 }),
    p: fc.integer({ min: 0, max: 2_000_000 }),
    e: fc.integer({ min: 1, max: 9_000_000 }),
    q: fc.constantFrom('01', '02', '11'),
    s: fc.integer({ min: 1950, max: 2030 }),
    u: fc.oneof(
      fc.integer({ min: 0, max: 120 }).map((code) => String(code).padStart(3, '0')),
      fc.constant('X'),
    ),
    c: fc.constantFrom('PENSACOLA', 'ST. CLOUD', 'MIAMI'),
  },
  { requiredKeys: [] },
)
