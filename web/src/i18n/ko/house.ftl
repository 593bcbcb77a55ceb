app-name = Ludoteca
app-line = 보드게임이 모여 있는 곳. 친구나 봇과 브라우저에서 바로 즐기세요. 설치도 요금도 없어요.
skip-to-content = 본문으로 건너뛰기
loading = 잠시만요…
language = 언어
appearance = 화면 모드
appearance-system = 시스템 설정 따르기
appearance-light = 밝게
appearance-dark = 어둡게
close = 닫기

## Pages that are not there

missing-title = 페이지를 찾을 수 없어요
missing-text = 없는 페이지예요. 링크를 복사하다가 일부가 잘렸을 수 있어요.
to-first-page = 게임 목록으로
page-unloadable = 페이지를 불러오지 못했어요. 연결이 끊겼거나 서버가 새 버전으로 바뀌었어요.
page-waits = 지금은 서버에 연결할 수 없어요. 서버가 응답하면 이 페이지가 저절로 열려요.
list-separator = { ", " }
sentence-stop = { ". " }
sentence-space = { " " }
labelled = { $label }: { $said }
