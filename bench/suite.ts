import { differentQuestions, type CorpusFile } from './corpus.ts'
import { load, median, type LoadResult } from './measure/load.ts'
import { costOf, idleCpuPercent, residentMB, untilAtRest } from './measure/process.ts'
import { syncsOf } from './measure/syncs.ts'
import type { Subject } from './subjects/subject.ts'

/** The figures of one subject in one run. */
export interface Figures {
  startMs: number
  idleMB: number
  markdown: Ingest
  pdf?: Ingest
  idleCpuPercent: number
  /** The first questions that it is ever asked. */
  chatCold: Chat
  /** The same once more, when hardly anything is compiled yet. */
  chatAlone: Chat
  /** The same when they were asked so often that nothing is compiled any more. */
  chatWarm: Chat
  /** Each another question. */
  chatCrowd: Chat
  /** Waits for the disk; undefined where they cannot be counted. */
  syncs: { file: number | undefined; answer: number | undefined }
}

/** CPU and bytes count what is left to do after the last reply. */
export interface Ingest {
  wallSeconds: number
  cpuSeconds: number
  bytesEach: number
  passages: number
  residentMB: number
}

export interface Chat extends LoadResult {
  cpuMsEach: number
  bytesEach: number
}

export interface Material {
  markdown: readonly CorpusFile[]
  /** Real PDF files; absent when there are none on this machine. */
  pdf: readonly { name: string; content: Buffer }[]
}

const QUESTIONS_ALONE = 200
/** How often they are asked before they are asked warm. */
const WARMING = 6
const QUESTIONS_CROWD = 1_600
const CROWD = 16
/** Files in flight while ingesting. */
const UPLOADS = 4
const SYNCED_FILES = 20
const SYNCED_ANSWERS = 100

/** Starts a subject, feeds it, asks it, ends it. */
export async function measure(subject: Subject, material: Material): Promise<Figures> {
  const startMs = await subject.start()
  try {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const idleMB = residentMB(subject.pids())
    const files = material.markdown.map((file) => ({ name: file.name, content: Buffer.from(file.text) }))
    const markdown = await ingest(subject, files)
    const idle = await idleCpuPercent(subject.pids())
    const questions = differentQuestions(material.markdown, QUESTIONS_ALONE + QUESTIONS_CROWD)
    const ask = (index: number) => subject.ask(questions[index] as string)
    const chatCold = await chat(subject, QUESTIONS_ALONE, 1, ask)
    const chatAlone = await chat(subject, QUESTIONS_ALONE, 1, ask)
    for (let round = 2; round < WARMING; round++) await load(QUESTIONS_ALONE, 1, ask)
    const chatWarm = await chat(subject, QUESTIONS_ALONE, 1, ask)
    const chatCrowd = await chat(subject, QUESTIONS_CROWD, CROWD, (index) => ask(QUESTIONS_ALONE + index))
    const pdf = material.pdf.length > 0 ? await ingest(subject, material.pdf) : undefined
    const syncs = await countSyncs(subject, files, ask)
    return { startMs, idleMB, markdown, pdf, idleCpuPercent: idle, chatCold, chatAlone, chatWarm, chatCrowd, syncs }
  } finally {
    await subject.stop()
  }
}

async function ingest(subject: Subject, files: readonly { name: string; content: Buffer }[]): Promise<Ingest> {
  const cost = costOf(subject.pids())
  let passages = 0
  const began = performance.now()
  const { errors } = await load(files.length, UPLOADS, async (index) => {
    const file = files[index] as (typeof files)[number]
    const added = await subject.ingest(file.name, file.content)
    passages += added
  })
  if (errors > 0) throw new Error(`${subject.name}: ${errors} of ${files.length} files were not ingested`)
  const wallSeconds = (performance.now() - began) / 1000
  const { seconds, bytes } = await cost()
  return {
    wallSeconds,
    cpuSeconds: seconds,
    bytesEach: bytes / files.length,
    passages,
    residentMB: residentMB(subject.pids()),
  }
}

async function chat(
  subject: Subject,
  count: number,
  callers: number,
  ask: (index: number) => Promise<void>,
): Promise<Chat> {
  const cost = costOf(subject.pids())
  const result = await load(count, callers, ask)
  if (result.errors > 0) throw new Error(`${subject.name}: ${result.errors} of ${count} questions were not answered`)
  const { seconds, bytes } = await cost()
  return { ...result, cpuMsEach: (seconds * 1000) / count, bytesEach: bytes / count }
}

async function countSyncs(
  subject: Subject,
  files: readonly { name: string; content: Buffer }[],
  ask: (index: number) => Promise<void>,
): Promise<Figures['syncs']> {
  const each = async (count: number, one: (index: number) => Promise<unknown>) => {
    const found = await syncsOf(subject.pids(), async () => {
      for (let index = 0; index < count; index++) await one(index)
      await untilAtRest(subject.pids())
    })
    return found === undefined ? undefined : found / count
  }
  const file = await each(SYNCED_FILES, (index) => {
    const { content } = files[index % files.length] as (typeof files)[number]
    return subject.ingest(`again-${index}.md`, Buffer.concat([content, Buffer.from(`\nOnce more: ${index}.\n`)]))
  })
  return { file, answer: await each(SYNCED_ANSWERS, ask) }
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const pick = (read: (run: Figures) => number | undefined) =>
    median(runs.map(read).filter((value): value is number => value !== undefined))
  const counted = (read: (run: Figures) => number | undefined) =>
    runs.some((run) => read(run) !== undefined) ? pick(read) : undefined
  const ingestOf = (read: (run: Figures) => Ingest | undefined): Ingest => ({
    wallSeconds: pick((run) => read(run)?.wallSeconds),
    cpuSeconds: pick((run) => read(run)?.cpuSeconds),
    bytesEach: pick((run) => read(run)?.bytesEach),
    passages: pick((run) => read(run)?.passages),
    residentMB: pick((run) => read(run)?.residentMB),
  })
  const chatOf = (read: (run: Figures) => Chat): Chat => ({
    p50: pick((run) => read(run).p50),
    p95: pick((run) => read(run).p95),
    p99: pick((run) => read(run).p99),
    perSecond: pick((run) => read(run).perSecond),
    errors: 0,
    cpuMsEach: pick((run) => read(run).cpuMsEach),
    bytesEach: pick((run) => read(run).bytesEach),
  })
  return {
    startMs: pick((run) => run.startMs),
    idleMB: pick((run) => run.idleMB),
    markdown: ingestOf((run) => run.markdown),
    pdf: runs[0]?.pdf ? ingestOf((run) => run.pdf) : undefined,
    idleCpuPercent: pick((run) => run.idleCpuPercent),
    chatCold: chatOf((run) => run.chatCold),
    chatAlone: chatOf((run) => run.chatAlone),
    chatWarm: chatOf((run) => run.chatWarm),
    chatCrowd: chatOf((run) => run.chatCrowd),
    syncs: {
      file: counted((run) => run.syncs.file),
      answer: counted((run) => run.syncs.answer),
    },
  }
}
