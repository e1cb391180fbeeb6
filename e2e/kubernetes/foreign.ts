import type { Rendered } from '../../charts/helm.ts'
import { program } from './kubectl.ts'

/** Of the APIs that come with operators; a bare cluster has none of them. */
export const FOREIGN = /^(monitoring\.coreos\.com|keda\.sh|gateway\.networking\.k8s\.io|kafka\.strimzi\.io)\//
/** Where the value files say that Strimzi is. */
const STRIMZI = 'kafka'

/** Lets the API server take what operators would act on, where none is: it keeps such resources, and nobody does anything for them. */
export async function foreignApis(all: readonly Rendered[]): Promise<{ remove(): Promise<void> }> {
  const kinds = all.flatMap((one) => one.all).filter(({ apiVersion }) => FOREIGN.test(apiVersion))
  // Topics of Strimzi are only asked for where its API is.
  const asked = new Set([
    ...kinds.map(({ apiVersion, kind }) => `${apiVersion}/${kind}`),
    'kafka.strimzi.io/v1beta2/KafkaTopic',
  ])
  const there = await program('kubectl', ['get', 'crd', '--output', 'name'])
  const missing = [...asked].map(definition).filter(({ metadata }) => !there.includes(`/${metadata.name}\n`))
  const list = { apiVersion: 'v1', kind: 'List', items: missing }
  await program('kubectl', ['apply', '--filename', '-'], JSON.stringify(list))
  const names = missing.map(({ metadata }) => `crd/${metadata.name}`)
  if (names.length > 0) await program('kubectl', ['wait', '--for=condition=Established', '--timeout=60s', ...names])
  const hasPlace = await program('kubectl', ['get', 'namespace', STRIMZI]).then(
    () => true,
    () => false,
  )
  if (!hasPlace) await program('kubectl', ['create', 'namespace', STRIMZI])
  return {
    async remove() {
      if (names.length > 0) await program('kubectl', ['delete', '--timeout=60s', ...names])
      if (!hasPlace) await program('kubectl', ['delete', 'namespace', STRIMZI, '--timeout=60s'])
    },
  }
}

function definition(api: string) {
  const [group = '', version = '', kind = ''] = api.split('/')
  const singular = kind.toLowerCase()
  const schema = { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } }
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: {
      name: `${singular}s.${group}`,
      // What Kubernetes asks for where a group is its own.
      annotations: { 'api-approved.kubernetes.io': 'unapproved, stands in for a test' },
    },
    spec: {
      group,
      scope: 'Namespaced',
      names: { kind, singular, plural: `${singular}s` },
      versions: [{ name: version, served: true, storage: true, schema }],
    },
  }
}
