{{/*
Settings of one service, and no more than it declares. Expects root, name (whose settings), and account (who it is to the
engines). Sorted, so that $(MONGODB_PASSWORD) is there before the address that holds it.
*/}}
{{- define "docent.env" -}}
{{- $root := .root }}
{{- $v := .root.Values }}
{{- $facts := include "docent.facts" .root | fromJson }}
{{- $it := get (merge $facts.services $facts.steps) .name }}
{{- $own := include "docent.service" . | fromJson }}
{{- $trial := include "docent.trial" .root | fromJsonArray }}
{{- $full := include "docent.fullname" .root }}
{{- $accounts := include "docent.accounts" .root }}
{{- $env := dict "SERVICE" .name "LOG_LEVEL" $v.logLevel "DRAIN_SECONDS" $v.drainSeconds "FINISH_SECONDS" $v.finishSeconds }}
{{- $secret := dict }}
{{- $account := .account | default .name }}

{{- range $key := $facts.keys }}
{{- if has $key (concat $it.settings $it.secrets) }}{{ $_ := set $secret $key (list (include "docent.keys" $root) $key) }}{{ end }}
{{- end }}
{{- if has "PUBLIC_URL" $it.settings }}{{ $_ := set $env "PUBLIC_URL" $v.publicUrl }}{{ end }}
{{- if and $v.trustedProxies (has "TRUST_PROXY" $it.settings) }}{{ $_ := set $env "TRUST_PROXY" $v.trustedProxies }}{{ end }}
{{- if and $v.plans.existingConfigMap (has "PLANS_FILE" $it.settings) }}{{ $_ := set $env "PLANS_FILE" "/etc/docent/plans/plans.json" }}{{ end }}
{{- if or $v.ca.existingSecret $v.ca.existingConfigMap }}{{ $_ := set $env "NODE_EXTRA_CA_CERTS" "/etc/docent/ca/ca.crt" }}{{ end }}

{{- if has "bus" $it.needs }}
{{- with $v.kafka }}
{{- $_ := set $env "KAFKA_BROKERS" (.external | default (printf "%s-kafka:9092" $full)) }}
{{- $_ := set $env "KAFKA_PREFIX" .prefix }}
{{- $_ := set $env "KAFKA_PARTITIONS" .partitions }}
{{- $_ := set $env "KAFKA_REPLICAS" .replicas }}
{{- $_ := set $env "KAFKA_RETENTION_DAYS" .retentionDays }}
{{- $_ := set $env "KAFKA_TLS" .tls }}
{{- if has "kafka" $trial }}
{{- $_ := set $env "KAFKA_USERNAME" $account }}
{{- $_ := set $env "KAFKA_SASL_MECHANISM" "plain" }}
{{- $_ := set $secret "KAFKA_PASSWORD" (list $accounts (printf "kafka-%s" $account)) }}
{{- else if .existingSecret }}
{{- $name := replace "{service}" $account .existingSecret }}
{{- $_ := set $env "KAFKA_SASL_MECHANISM" .mechanism }}
{{- $_ := set $secret "KAFKA_USERNAME" (list $name "username") }}
{{- $_ := set $secret "KAFKA_PASSWORD" (list $name "password") }}
{{- end }}
{{- end }}
{{- end }}

{{- if has "store" $it.needs }}
{{- if has "mongodb" $trial }}
{{- $_ := set $secret "MONGODB_PASSWORD" (list $accounts (printf "mongodb-%s" $account)) }}
{{- $_ := set $env "MONGODB_URI" (printf "mongodb://%s:$(MONGODB_PASSWORD)@%s-mongodb:27017/docent-%s" $account $full $account) }}
{{- else if $v.mongodb.existingSecret }}
{{- $_ := set $secret "MONGODB_URI" (list (replace "{service}" $account $v.mongodb.existingSecret) "uri") }}
{{- else }}
{{- $_ := set $env "MONGODB_URI" $v.mongodb.external }}
{{- end }}
{{- end }}

{{- if has "blobs" $it.needs }}
{{- with $v.s3 }}
{{- $name := replace "{service}" $account .existingSecret }}
{{- $_ := set $env "S3_ENDPOINT" (.external | default (printf "http://%s-s3:8333" $full)) }}
{{- $_ := set $env "S3_BUCKET" .bucket }}
{{- $_ := set $env "S3_REGION" .region }}
{{- $_ := set $env "S3_PREFIX" .prefix }}
{{- if has "s3" $trial }}
{{- $_ := set $env "S3_ACCESS_KEY" $account }}
{{- $_ := set $secret "S3_SECRET_KEY" (list $accounts (printf "s3-%s" $account)) }}
{{- else }}
{{- $_ := set $secret "S3_ACCESS_KEY" (list $name "access-key") }}
{{- $_ := set $secret "S3_SECRET_KEY" (list $name "secret-key") }}
{{- end }}
{{- end }}
{{- end }}

{{- if has "vectors" $it.needs }}
{{- with $v.qdrant }}
{{- $_ := set $env "QDRANT_URL" (.external | default (printf "http://%s-qdrant:6333" $full)) }}
{{- $_ := set $env "QDRANT_PREFIX" .prefix }}
{{- if has "qdrant" $trial }}{{ $_ := set $secret "QDRANT_API_KEY" (list $accounts "qdrant") }}
{{- else if .existingSecret }}{{ $_ := set $secret "QDRANT_API_KEY" (list (replace "{service}" $account .existingSecret) "api-key") }}
{{- end }}
{{- end }}
{{- end }}

{{- if has "models" $it.needs }}
{{- with $v.model }}
{{- $_ := set $env "OPENAI_BASE_URL" .external }}
{{- $_ := set $env "OPENAI_CHAT_MODEL" .chat }}
{{- $_ := set $env "OPENAI_EMBEDDING_MODEL" .embedding }}
{{- $_ := set $env "OPENAI_API_VERSION" .apiVersion }}
{{- if .existingSecret }}{{ $_ := set $secret "OPENAI_API_KEY" (list (replace "{service}" $account .existingSecret) "api-key") }}{{ end }}
{{- end }}
{{- end }}

{{- if has "mail" $it.needs }}
{{- $_ := set $env "MAIL_FROM" $v.smtp.from }}
{{- if has "smtp" $trial }}{{ $_ := set $env "SMTP_URL" (printf "smtp://%s-smtp:1025" $full) }}
{{- else if $v.smtp.existingSecret }}{{ $_ := set $secret "SMTP_URL" (list (replace "{service}" $account $v.smtp.existingSecret) "url") }}
{{- else }}{{ $_ := set $env "SMTP_URL" $v.smtp.external }}
{{- end }}
{{- end }}

{{- if and $v.traces.external (has "OTEL_EXPORTER_OTLP_ENDPOINT" $it.settings) }}
{{- with $v.traces }}
{{- $_ := set $env "OTEL_EXPORTER_OTLP_ENDPOINT" .external }}
{{- $_ := set $env "OTEL_TRACES_SAMPLER" .sampler }}
{{- $_ := set $env "OTEL_TRACES_SAMPLER_ARG" .share }}
{{- if .existingSecret }}{{ $_ := set $secret "OTEL_EXPORTER_OTLP_HEADERS" (list .existingSecret "headers") }}{{ end }}
{{- end }}
{{- end }}

{{- if has "upstreams" $it.needs }}{{ $_ := set $env "UPSTREAM_URL" (printf "http://%s-{service}:3000" $full) }}{{ end }}

{{- range $key, $value := $v.settings }}
{{- if has $key $it.settings }}{{ $_ := set $env $key $value }}{{ end }}
{{- end }}
{{- range $key, $value := $own.settings }}{{ $_ := set $env $key $value }}{{ end }}

{{- range $key := concat (keys $env) (keys $secret) | uniq | sortAlpha }}
{{- if hasKey $secret $key }}
{{- $ref := get $secret $key }}
{{- /* A Secret of one's own may be older than this key, which nothing but the page Operation asks for. */}}
- { name: {{ $key }}, valueFrom: { secretKeyRef: { name: {{ first $ref }}, key: {{ last $ref }}{{ if eq $key "SEALING_SECRET" }}, optional: true{{ end }} } } }
{{- else if ne (toString (get $env $key)) "" }}
- { name: {{ $key }}, value: {{ include "docent.text" (get $env $key) | quote }} }
{{- end }}
{{- end }}
{{- with $own.extraEnv }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* Numbers as people write them: Helm reads 1000000 as 1e+06. */}}
{{- define "docent.text" -}}
{{- if kindIs "float64" . }}{{ if eq (floor .) . }}{{ int64 . }}{{ else }}{{ . }}{{ end }}{{ else }}{{ . }}{{ end }}
{{- end }}
