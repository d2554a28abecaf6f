import { useEffect, useState } from 'react'

export function useSettled<T>(value: T, milliseconds: number): T {
  const [current, setCurrent] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setCurrent(() => value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return current
}
