import { useEffect, useState } from 'react'

/** Returns the value once it has not changed for this long. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [current, setCurrent] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCurrent(() => value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return current
}
