{{/* What no schema can see: settings that contradict each other, or that nobody reads. Each ends with what to do. */}}
{{- define "docent.checks" -}}
{{- $v := .Values }}
{{- $root := . }}
{{- $facts := include "docent.facts" . | fromJson }}
{{- $problems := list }}
{{- $trial := include "docent.trial" . | fromJsonArray }}

{{- if not $v.publicUrl }}{{ $problems = append $problems "publicUrl is not set: the address people reach Docent at, as https://docent.example.com" }}{{ end }}
{{- if regexMatch "^https?://[^/]+/.+" $v.publicUrl }}{{ $problems = append $problems "publicUrl has a path: Docent needs a host name of its own" }}{{ end }}

{{- range $engine := list "kafka" "mongodb" "qdrant" "s3" "smtp" }}
{{- $where := get $v $engine }}
{{- $named := or $where.external (and (has $engine (list "mongodb" "smtp")) $where.existingSecret) }}
{{- if not (or $named (has $engine $trial)) }}
{{- $problems = append $problems (printf "%s.external is not set: say where it is, or set trial.enabled=true to try Docent with engines in the cluster" $engine) }}
{{- end }}
{{- end }}
{{- range $engine := list "mongodb" "smtp" }}
{{- $where := get $v $engine }}
{{- if and $where.external $where.existingSecret }}
{{- $problems = append $problems (printf "%s.external and %s.existingSecret contradict each other: the Secret holds the whole address; leave one of them out" $engine $engine) }}
{{- end }}
{{- if regexMatch "://[^/@]+:[^/@]+@" ($where.external | default "") }}
{{- $problems = append $problems (printf "%s.external holds a password: put the whole address into a Secret and name it in %s.existingSecret" $engine $engine) }}
{{- end }}
{{- end }}
{{- if and $v.s3.external (not $v.s3.existingSecret) }}{{ $problems = append $problems "s3.existingSecret is not set: a Secret with access-key and secret-key" }}{{ end }}
{{- range $engine := list "kafka" "qdrant" "s3" }}
{{- if and (has $engine $trial) (get $v $engine).existingSecret }}
{{- $problems = append $problems (printf "%s.existingSecret is for an engine elsewhere, and %s.external is not set" $engine $engine) }}
{{- end }}
{{- end }}
{{- if and $v.kafka.existingSecret (eq $v.kafka.mechanism "plain") (not $v.kafka.tls) }}
{{- $problems = append $problems "kafka.mechanism plain sends passwords in clear: set kafka.tls=true, or a scram mechanism" }}
{{- end }}
{{- if and (has "kafka" $trial) (or $v.kafka.tls $v.kafka.strimzi.cluster) }}
{{- $problems = append $problems "kafka.tls and kafka.strimzi are for a Kafka elsewhere, and kafka.external is not set" }}
{{- end }}
{{- if and (or $v.model.chat $v.model.embedding $v.model.apiVersion) (not (or $v.model.external $v.model.existingSecret)) }}
{{- $problems = append $problems "model.chat and model.embedding name models of an endpoint: set model.external, model.existingSecret, or both" }}
{{- end }}
{{- if and $v.traces.existingSecret (not $v.traces.external) }}
{{- $problems = append $problems "traces.existingSecret is for a collector, and traces.external is not set" }}
{{- end }}
{{- if and (ne (toString $v.traces.share) "1") (not (contains "traceidratio" $v.traces.sampler)) }}
{{- $problems = append $problems "traces.share is read by the samplers with traceidratio only: name one in traces.sampler" }}
{{- end }}
{{- if and $v.ca.existingSecret $v.ca.existingConfigMap }}
{{- $problems = append $problems "ca.existingSecret and ca.existingConfigMap contradict each other: leave one of them out" }}
{{- end }}

{{- if and $v.ingress.enabled $v.gatewayApi.enabled }}
{{- $problems = append $problems "ingress.enabled and gatewayApi.enabled contradict each other: people come in one way" }}
{{- end }}
{{- if or $v.ingress.enabled $v.gatewayApi.enabled }}
{{- if not (toString $v.trustedProxies) }}
{{- $problems = append $problems "trustedProxies is not set: behind an Ingress or a Gateway every call seems to come from it, so that all people share one rate limit; 1 when it is the only proxy" }}
{{- end }}
{{- end }}
{{- $trusted := toString $v.trustedProxies }}
{{- if or (eq $trusted "true") (regexMatch "(^|,) *(0\\.0\\.0\\.0|::)/0" $trusted) }}
{{- $problems = append $problems "trustedProxies trusts everybody, so that any client can pretend to come from any address: say how many proxies there are, or their networks" }}
{{- end }}
{{- if and (regexMatch "^[0-9]+$" $trusted) (gt (int $trusted) 5) }}
{{- $problems = append $problems "trustedProxies is more than 5 hops: each hop that is not there lets clients pretend to come from any address" }}
{{- end }}
{{- if and $v.gatewayApi.enabled (not $v.gatewayApi.parentRefs) }}
{{- $problems = append $problems "gatewayApi.parentRefs is empty: name the Gateway that people come in by" }}
{{- end }}
{{- if and $v.ingress.enabled $v.ingress.tls.enabled (hasPrefix "http://" $v.publicUrl) }}
{{- $problems = append $problems "ingress.tls.enabled and a publicUrl of http contradict each other: make it https, or set ingress.tls.enabled=false" }}
{{- end }}
{{- if and $v.monitoring.podMonitor.enabled $v.monitoring.serviceMonitor.enabled }}
{{- $problems = append $problems "monitoring.podMonitor.enabled and monitoring.serviceMonitor.enabled contradict each other: every process would be read twice" }}
{{- end }}

{{- range $name, $given := $v.services }}
{{- $one := include "docent.service" (dict "root" $root "name" $name) | fromJson }}
{{- $it := get $facts.services $name | default (dict "settings" list "secrets" list) }}
{{- range $key, $_ := $one.settings }}
{{- if has $key $facts.managed }}
{{- $problems = append $problems (printf "services.%s.settings.%s is set by the chart: use the value that stands for it" $name $key) }}
{{- else if has $key $it.secrets }}
{{- $problems = append $problems (printf "services.%s.settings.%s is a secret: put it into a Secret and name that in services.%s.existingSecret" $name $key $name) }}
{{- else if not (has $key $it.settings) }}
{{- $problems = append $problems (printf "services.%s.settings.%s is no setting of %s; docs/reference/settings.md has them all" $name $key $name) }}
{{- end }}
{{- end }}
{{- if gt (int $one.autoscaling.min) (int $one.autoscaling.max) }}
{{- $problems = append $problems (printf "services.%s.autoscaling.min is more than its max" $name) }}
{{- end }}
{{- if and $one.autoscaling.enabled (dig "keda" "enabled" false $one) }}
{{- $problems = append $problems (printf "services.%s.autoscaling and services.%s.keda contradict each other: one of them decides how many there are" $name $name) }}
{{- end }}
{{- end }}

{{- $known := list }}
{{- range $_, $it := $facts.services }}{{ $known = concat $known $it.settings }}{{ end }}
{{- range $key, $_ := $v.settings }}
{{- if has $key $facts.managed }}
{{- $problems = append $problems (printf "settings.%s is set by the chart: use the value that stands for it" $key) }}
{{- else if not (has $key $known) }}
{{- $problems = append $problems (printf "settings.%s is read by no service, or a secret; docs/reference/settings.md has them all" $key) }}
{{- end }}
{{- end }}

{{- if $problems }}
{{- fail (printf "\n\n%d problem(s) with the values:\n  - %s\n" (len $problems) (join "\n  - " $problems)) }}
{{- end }}
{{- end }}
