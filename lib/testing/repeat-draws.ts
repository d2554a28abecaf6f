import { configureGlobal } from 'fast-check'

// Every run draws the same cases, so that only a change of the code makes a test fail.
configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
