# Kontor in a box. "docker build -t kontor ." builds it; README.md, "In a container", says how to run it, back it up and
# upgrade it. Everything is pinned to a full version; who wants more pins the digest behind it.

FROM docker.io/library/node:24.18.0-bookworm-slim AS node
FROM docker.io/library/maven:3.9.11-eclipse-temurin-25 AS maven
FROM docker.io/library/eclipse-temurin:25.0.3_9-jdk-noble AS jdk

# The jar, its libraries and the pages.
FROM jdk AS build
COPY --from=maven /usr/share/maven /usr/share/maven
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s /usr/share/maven/bin/mvn /usr/local/bin/mvn \
 && ln -s /usr/local/lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /source
COPY . .
RUN mvn -B -ntp -DskipTests -Dmaven.test.skip package

# A Java of those modules that Kontor uses, and of what an operator needs to look into it (jcmd, flight recorder).
FROM jdk AS runtime
RUN jlink --output /opt/jre --no-header-files --no-man-pages --add-modules \
java.base,java.logging,java.management,java.naming,java.sql,java.xml,jdk.jcmd,jdk.jfr,jdk.management,jdk.unsupported,jdk.zipfs

FROM docker.io/library/debian:12.13-slim
COPY --from=runtime /opt/jre /opt/jre
COPY --from=build /source/server/target/kontor.jar /opt/kontor/kontor.jar
COPY --from=build /source/server/target/lib /opt/kontor/lib
ENV PATH=/opt/jre/bin:$PATH LANG=C.UTF-8

# The cache of loaded and linked classes is trained by a server that is started, played on and stopped. It fits this
# Java, these jars and the flags of the entry point; with others it is passed over.
RUN set -eu; \
    training="$(mktemp -d)"; \
    java -XX:AOTCacheOutput=/opt/kontor/kontor.aot -XX:+UseCompactObjectHeaders -jar /opt/kontor/kontor.jar serve \
      --port 18080 --ops-port 19090 --data "$training/data" > "$training/out" & \
    server=$!; \
    until grep -q '^Kontor is ready' "$training/out"; do kill -0 "$server"; sleep 0.2; done; \
    for game in greement economy territories; do \
      java -jar /opt/kontor/kontor.jar load --url http://127.0.0.1:18080 --game "$game" \
        --rooms 1 --players 2 --spectators 1 --seconds 3; \
    done; \
    kill "$server"; \
    wait "$server" || test $? -eq 143; \
    test -s /opt/kontor/kontor.aot; \
    rm -r "$training"; \
    install -d -m 0700 -o 10001 -g 10001 /data

# What is written: /data, and /tmp, where the native libraries are unpacked (so not mounted noexec).
ENV KONTOR_DATA=/data KONTOR_OPS_HOST=0.0.0.0
VOLUME /data
USER 10001:10001
EXPOSE 8080 9090
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${KONTOR_OPS_PORT:-9090} && printf 'GET /health/ready HTTP/1.0\r\n\r\n' >&3 && read -r answer <&3 && [[ $answer == *' 200 '* ]]"]
ENTRYPOINT ["java", "-XX:AOTCache=/opt/kontor/kontor.aot", "-XX:+UseCompactObjectHeaders", "-XX:MaxRAMPercentage=50", "-XX:+ExitOnOutOfMemoryError", "-jar", "/opt/kontor/kontor.jar"]
CMD ["serve"]
