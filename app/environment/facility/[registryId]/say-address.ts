interface Address {
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
}

/** In one line, of the parts that are published. */
export function sayAddress({ street, city, state, zip }: Address): string | null {
  const parts = [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}
