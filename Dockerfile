# One image for all processes of a house: `ludoteca serve` and `ludoteca worker`.
FROM python:3.13.1-slim-bookworm AS build
WORKDIR /source
COPY . .
# Building the package also builds the client, with a Node from the Python registry.
RUN pip wheel --no-cache-dir --wheel-dir /wheels --require-hashes -r requirements/run.txt \
    && pip wheel --no-cache-dir --wheel-dir /wheels --no-deps .

FROM python:3.13.1-slim-bookworm
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels --no-deps /wheels/*.whl \
    && useradd --system --create-home --home-dir /data ludoteca
USER ludoteca
WORKDIR /data
ENV HOST=0.0.0.0 PORT=8000 DATA_DIR=/data LOG_FORMAT=json
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/readyz')"]
CMD ["ludoteca", "serve"]
