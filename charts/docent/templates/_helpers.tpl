{{/* What the services declare of themselves: made from the code by `npm run docs`. */}}
{{- define "docent.facts" -}}
{{ .Files.Get "files/services.json" }}
{{- end }}

{{- define "docent.fullname" -}}
{{- if contains "docent" .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-docent{{ end }}
{{- end }}

{{/* Expects root and name. */}}
{{- define "docent.selector" -}}
app.kubernetes.io/name: docent
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "docent.labels" -}}
{{ include "docent.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/part-of: docent
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "docent.image" -}}
{{- $image := .Values.image }}
{{- if $image.digest }}{{ $image.repository }}@{{ $image.digest }}
{{- else }}{{ $image.repository }}:{{ $image.tag | default .Chart.AppVersion }}
{{- end }}
{{- end }}

{{/* What holds for one service: the defaults with what it says itself on top, as JSON. Expects root and name. */}}
{{- define "docent.service" -}}
{{ mustMergeOverwrite (deepCopy .root.Values.defaults) (deepCopy (get .root.Values.services .name | default dict)) | toJson }}
{{- end }}

{{- define "docent.keys" -}}
{{ .Values.keys.existingSecret | default (printf "%s-keys" (include "docent.fullname" .)) }}
{{- end }}

{{- define "docent.accounts" -}}
{{ include "docent.fullname" . }}-trial-accounts
{{- end }}

{{/* Engines that run in the cluster for a trial, as JSON: those that are not elsewhere. */}}
{{- define "docent.trial" -}}
{{- $all := list }}
{{- if .Values.trial.enabled }}
{{- range $engine := list "kafka" "mongodb" "qdrant" "s3" "smtp" }}
{{- $where := get $.Values $engine }}
{{- if not (or $where.external (and (has $engine (list "mongodb" "smtp")) $where.existingSecret)) }}{{ $all = append $all $engine }}{{ end }}
{{- end }}
{{- end }}
{{ $all | toJson }}
{{- end }}

{{- define "docent.podSecurityContext" -}}
runAsNonRoot: true
{{- with .Values.podSecurity.runAsUser }}
runAsUser: {{ . }}
{{- end }}
{{- with .Values.podSecurity.runAsGroup }}
runAsGroup: {{ . }}
{{- end }}
{{- with .Values.podSecurity.fsGroup }}
fsGroup: {{ . }}
{{- end }}
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "docent.containerSecurityContext" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "docent.pullSecrets" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{/* Volumes and mounts of every container that runs a service. */}}
{{- define "docent.volumes" -}}
- name: tmp
  emptyDir: { sizeLimit: 1Gi }
{{- with .Values.ca.existingSecret }}
- name: ca
  secret: { secretName: {{ . }}, items: [{ key: ca.crt, path: ca.crt }] }
{{- end }}
{{- with .Values.ca.existingConfigMap }}
- name: ca
  configMap: { name: {{ . }}, items: [{ key: ca.crt, path: ca.crt }] }
{{- end }}
{{- with .Values.plans.existingConfigMap }}
- name: plans
  configMap: { name: {{ . }} }
{{- end }}
{{- end }}

{{- define "docent.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if or .Values.ca.existingSecret .Values.ca.existingConfigMap }}
- { name: ca, mountPath: /etc/docent/ca, readOnly: true }
{{- end }}
{{- if .Values.plans.existingConfigMap }}
- { name: plans, mountPath: /etc/docent/plans, readOnly: true }
{{- end }}
{{- end }}

{{/* Peers of NetworkPolicies that are not the internet, as JSON: pods of the cluster, and private networks but for link-local addresses. */}}
{{- define "docent.inside" -}}
{{- $peers := list (dict "namespaceSelector" dict) (dict "ipBlock" (dict "cidr" "fc00::/7")) }}
{{- range without .Values.networkPolicy.privateNetworks "169.254.0.0/16" }}{{ $peers = append $peers (dict "ipBlock" (dict "cidr" .)) }}{{ end }}
{{- $peers | toJson }}
{{- end }}

{{/*
Where an engine is, as peers in JSON: what was said; else inside, where its address can mean nothing else; else nothing, which is
any address. Expects root, engine and address (several are separated by commas; empty where a Secret holds it).
*/}}
{{- define "docent.peers" -}}
{{- $said := get .root.Values.networkPolicy.engines .engine }}
{{- $isInside := ne .address "" }}
{{- range splitList "," .address }}
{{- $host := regexReplaceAll "^([a-z+]+://)?([^@/]*@)?([^:/?]*).*$" (trim .) "${3}" }}
{{- if not (regexMatch "^[^.]+$|\\.(svc|local|internal)$|\\.svc\\.|^(10|127)\\.[0-9.]+$|^192\\.168\\.[0-9.]+$|^172\\.(1[6-9]|2[0-9]|3[01])\\.[0-9.]+$" $host) }}{{ $isInside = false }}{{ end }}
{{- end }}
{{- if $said }}{{ $said | toJson }}{{ else if $isInside }}{{ include "docent.inside" .root }}{{ end }}
{{- end }}

{{/* Whether a service that may reach outside has a reason to. Expects root and name. */}}
{{- define "docent.goesOut" -}}
{{- $one := include "docent.service" . | fromJson }}
{{- $needs := get (dict "identity" "GOOGLE_CLIENT_ID" "billing" "STRIPE_PRICES") .name }}
{{- if or (not $needs) (hasKey .root.Values.settings $needs) (hasKey $one.settings $needs) $one.existingSecret $one.extraEnv }}true{{ end }}
{{- end }}
