import { load, median, type LoadResult } from './measure/load.ts'
import { cpuSeconds, residentMB } from './measure/process.ts'
import type { CorpusFile } from './corpus.ts'
import type { Subject } from './subjects/subject.ts'

/** The figures of one subject in one run. */
export interface Figures {
  startMs: number
  idleMB: number
  markdown: Ingest
  pdf?: Ingest
  chatAlone: Chat
  chatCrowd: Chat
}

export interface Ingest {
  wallSeconds: number
  cpuSeconds: number
  passages: number
  residentMB: number
}

export interface Chat extends LoadResult {
  cpuMsEach: number
}

export interface Material {
  markdown: readonly CorpusFile[]
  /** Real PDF files; absent when there are none on this machine. */
  pdf: readonly { name: string; content: Buffer }[]
}

const WARM_UP = 30
const QUESTIONS_ALONE = 200
const QUESTIONS_CROWD = 1_600
const CROWD = 16
/** Files in flight while ingesting. */
const UPLOADS = 4

/** Starts a subject, feeds it, asks it, ends it. */
export async function measure(subject: Subject, material: Material): Promise<Figures> {
  const startMs = await subject.start()
  try {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const idleMB = residentMB(subject.pids())
    const markdown = await ingest(
      subject,
      material.markdown.map((file) => ({ name: file.name, content: Buffer.from(file.text) })),
    )
    const ask = (index: number) =>
      subject.ask((material.markdown[(index * 7) % material.markdown.length] as CorpusFile).question)
    await load(WARM_UP, 4, ask)
    const chatAlone = await chat(subject, QUESTIONS_ALONE, 1, ask)
    const chatCrowd = await chat(subject, QUESTIONS_CROWD, CROWD, ask)
    const pdf = material.pdf.length > 0 ? await ingest(subject, material.pdf) : undefined
    return { startMs, idleMB, markdown, pdf, chatAlone, chatCrowd }
  } finally {
    await subject.stop()
  }
}

async function ingest(subject: Subject, files: readonly { name: string; content: Buffer }[]): Promise<Ingest> {
  const cpu = cpuSeconds(subject.pids())
  let passages = 0
  const began = performance.now()
  const { errors } = await load(files.length, UPLOADS, async (index) => {
    const file = files[index] as (typeof files)[number]
    const added = await subject.ingest(file.name, file.content)
    passages += added
  })
  if (errors > 0) throw new Error(`${subject.name}: ${errors} of ${files.length} files were not ingested`)
  return {
    wallSeconds: (performance.now() - began) / 1000,
    cpuSeconds: cpuSeconds(subject.pids()) - cpu,
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
  const cpu = cpuSeconds(subject.pids())
  const result = await load(count, callers, ask)
  if (result.errors > 0) throw new Error(`${subject.name}: ${result.errors} of ${count} questions were not answered`)
  return { ...result, cpuMsEach: ((cpuSeconds(subject.pids()) - cpu) * 1000) / count }
}

/** The median of each figure over several runs. */
export function medians(runs: readonly Figures[]): Figures {
  const pick = (read: (run: Figures) => number | undefined) =>
    median(runs.map(read).filter((value): value is number => value !== undefined))
  const ingestOf = (read: (run: Figures) => Ingest | undefined): Ingest => ({
    wallSeconds: pick((run) => read(run)?.wallSeconds),
    cpuSeconds: pick((run) => read(run)?.cpuSeconds),
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
  })
  return {
    startMs: pick((run) => run.startMs),
    idleMB: pick((run) => run.idleMB),
    markdown: ingestOf((run) => run.markdown),
    pdf: runs[0]?.pdf ? ingestOf((run) => run.pdf) : undefined,
    chatAlone: chatOf((run) => run.chatAlone),
    chatCrowd: chatOf((run) => run.chatCrowd),
  }
}
