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
