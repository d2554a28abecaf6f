export function chance(seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000_000)) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { seed, next }
}
