import { configureGlobal } from 'fast-check'

// A run draws the same cases as the run before, so that only a change of the code fails it.
configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
